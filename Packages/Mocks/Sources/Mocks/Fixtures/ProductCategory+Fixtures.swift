public import Model

extension ProductCategory.ID {
    public static var fragrances: ProductCategory.ID { ProductCategory.ID(rawValue: "fragrances") }
    public static var furniture: ProductCategory.ID { ProductCategory.ID(rawValue: "furniture") }
    public static var groceries: ProductCategory.ID { ProductCategory.ID(rawValue: "groceries") }
    public static var kitchen: ProductCategory.ID { ProductCategory.ID(rawValue: "kitchen-accessories") }
}

extension [ProductCategory] {
    /// The categories of the fixtures' products, sorted by name.
    public static var fixtures: [ProductCategory] {
        [
            ProductCategory(id: .fragrances, name: "Fragrances"),
            ProductCategory(id: .furniture, name: "Furniture"),
            ProductCategory(id: .groceries, name: "Groceries"),
            ProductCategory(id: .kitchen, name: "Kitchen Accessories"),
        ]
    }
}
