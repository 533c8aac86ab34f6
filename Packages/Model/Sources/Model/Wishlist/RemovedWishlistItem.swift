/// An item that was removed from the wishlist, with its position for undo.
public struct RemovedWishlistItem: Hashable, Sendable {
    /// The removed item.
    public let item: WishlistItem
    /// The index among the items.
    public let index: Int

    /// Creates a removed item.
    public init(item: WishlistItem, index: Int) {
        self.item = item
        self.index = index
    }
}
