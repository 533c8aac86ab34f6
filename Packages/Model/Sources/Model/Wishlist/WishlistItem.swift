/// A product that one wishes for.
public struct WishlistItem: Identifiable, Hashable, Sendable {
    /// Names the product, whether the device holds it or not.
    public let id: Product.ID
    /// The product as it is stored; nil when the device does not hold it.
    public let product: ProductSummary?

    /// A product that is wished for, with what the device holds of it.
    public init(id: Product.ID, product: ProductSummary?) {
        self.id = id
        self.product = product
    }
}
