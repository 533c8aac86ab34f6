/// A product that was moved from the wishlist to the bag: enough to move it back.
public struct MovedToBag: Hashable, Sendable {
    /// What was taken off the wishlist, and where it was there.
    public let removed: RemovedWishlistItem
    /// How many were put into the bag.
    public let quantity: Int

    /// An item, and how many of it were put into the bag.
    public init(removed: RemovedWishlistItem, quantity: Int) {
        self.removed = removed
        self.quantity = quantity
    }
}
