public import Model

extension ProductCategory.ID {
    public static let fragrances = ProductCategory.ID(rawValue: "fragrances")
    public static let furniture = ProductCategory.ID(rawValue: "furniture")
    public static let groceries = ProductCategory.ID(rawValue: "groceries")
    public static let kitchen = ProductCategory.ID(rawValue: "kitchen-accessories")
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
