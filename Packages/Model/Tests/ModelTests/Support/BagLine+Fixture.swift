import Model

extension BagLine {
    static func fixture(
        id: Int = 1, price: Money, discount: Int = 0, quantity: Int = 1, stock: Int = 10, minimum: Int = 1
    ) -> BagLine {
        let product = ProductSummary(
            id: Product.ID(rawValue: id), title: "Product \(id)", category: ProductCategory.ID(rawValue: "lamps"),
            price: Price(list: price, discountBasisPoints: discount), stock: stock, minimumOrderQuantity: minimum)
        return BagLine(product: product, quantity: quantity)
    }
}
