import Model

extension ProductSummary {
    /// A lamp, with whatever a test cares about set. Prices in cents, discounts in hundredths of a percent.
    static func lamp(
        brand: String? = "Nordvik", price: Int = 49_00, discount: Int = 0, rating: Double = 4.5, stock: Int = 20,
        minimum: Int = 1
    ) -> ProductSummary {
        ProductSummary(
            id: Product.ID(rawValue: 12), title: "Lamp", brand: brand, category: ProductCategory.ID(rawValue: "lamps"),
            price: Price(list: Money(minorUnits: price), discountBasisPoints: discount), rating: rating, stock: stock,
            minimumOrderQuantity: minimum)
    }
}
