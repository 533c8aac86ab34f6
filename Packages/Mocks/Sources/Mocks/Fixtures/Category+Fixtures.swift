public import Model

extension Category.ID {
    public static let fragrances = Category.ID(rawValue: "fragrances")
    public static let furniture = Category.ID(rawValue: "furniture")
    public static let groceries = Category.ID(rawValue: "groceries")
    public static let kitchen = Category.ID(rawValue: "kitchen-accessories")
}

extension [Category] {
    /// The categories of the fixtures' catalogue, by name.
    public static var fixtures: [Category] {
        [
            Category(id: .fragrances, name: "Fragrances"),
            Category(id: .furniture, name: "Furniture"),
            Category(id: .groceries, name: "Groceries"),
            Category(id: .kitchen, name: "Kitchen Accessories"),
        ]
    }
}
