/// A product that one wishes for.
public struct WishlistItem: Identifiable, Hashable, Sendable {
    public let id: Product.ID
    /// The product as it is stored; nil when the device does not hold it.
    public let product: ProductSummary?

    public init(id: Product.ID, product: ProductSummary?) {
        self.id = id
        self.product = product
    }
}
