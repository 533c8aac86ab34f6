/// An item that was taken off the wishlist: enough to put it back where it was.
public struct RemovedWishlistItem: Hashable, Sendable {
    /// What was taken off.
    public let item: WishlistItem
    /// Its place among the items, counted from 0.
    public let index: Int

    /// An item, and where it was.
    public init(item: WishlistItem, index: Int) {
        self.item = item
        self.index = index
    }
}
