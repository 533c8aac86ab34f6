/// A product in the bag, and how many of it.
public struct BagLine: Identifiable, Hashable, Codable, Sendable {
    /// What is to be bought, as the device holds it now.
    public var product: ProductSummary
    /// How many pieces of it.
    public var quantity: Int

    /// So many of a product. Whether so many can be bought, ``refusal`` tells.
    public init(product: ProductSummary, quantity: Int) {
        self.product = product
        self.quantity = quantity
    }

    /// The product's: a product has one line.
    public var id: Product.ID { product.id }

    /// What the line would cost without discounts; nil when it does not fit.
    public var listTotal: Money? { product.price.list.multiplied(by: quantity) }

    /// What the line costs; nil when it does not fit.
    public var total: Money? { product.price.current.multiplied(by: quantity) }

    /// Why this quantity can't be bought any more; nil while it can.
    public var refusal: QuantityRefusal? { product.stockRule.refusal(of: quantity) }
}
