/// A product that was moved from the wishlist to the bag, for undo.
public struct MovedToBag: Hashable, Sendable {
    /// The removed item with its position.
    public let removed: RemovedWishlistItem
    /// The quantity that was added to the bag.
    public let quantity: Int

    /// Creates a moved product.
    public init(removed: RemovedWishlistItem, quantity: Int) {
        self.removed = removed
        self.quantity = quantity
    }
}
