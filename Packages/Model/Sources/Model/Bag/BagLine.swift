/// A product in the bag, and how many of it.
public struct BagLine: Identifiable, Hashable, Codable, Sendable {
    public var product: ProductSummary
    public var quantity: Int

    public init(product: ProductSummary, quantity: Int) {
        self.product = product
        self.quantity = quantity
    }

    public var id: Product.ID { product.id }

    /// What the line would cost without discounts; nil when it does not fit.
    public var listTotal: Money? { product.price.list.multiplied(by: quantity) }

    /// What the line costs; nil when it does not fit.
    public var total: Money? { product.price.current.multiplied(by: quantity) }

    /// Why this quantity can't be bought any more; nil while it can.
    public var refusal: QuantityRefusal? { product.stockRule.refusal(of: quantity) }
}
