/// An item on the wishlist.
public struct WishlistItem: Identifiable, Hashable, Sendable {
    /// The product's identifier, whether or not it is stored.
    public let id: Product.ID
    /// The stored product. `nil` if it isn't stored.
    public let product: ProductSummary?

    /// Creates an item.
    public init(id: Product.ID, product: ProductSummary?) {
        self.id = id
        self.product = product
    }
}
