/// Moves a product from the wishlist to the bag, and back, and records the events.
public struct MoveToBag: Sendable {
    private let wishlist: any WishlistService
    private let analytics: any AnalyticsTracker

    public init(_ wishlist: any WishlistService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.wishlist = wishlist
        self.analytics = analytics
    }

    /// Moves the product with its minimum quantity. No event is recorded if it isn't on the wishlist.
    ///
    /// - Returns: A value for undo, or `nil` if the product isn't on the wishlist. Nothing changes then.
    @discardableResult
    public func callAsFunction(_ id: Product.ID) async throws(BagError) -> MovedToBag? {
        guard let moved = try await wishlist.moveToBag(id) else { return nil }
        analytics.track(.addedToBag(id, quantity: moved.quantity))
        analytics.track(.wishlistChanged(id, isOn: false))
        return moved
    }

    /// Restores the product at its position on the wishlist and removes the added quantity from the bag.
    public func takeBack(_ moved: MovedToBag) async throws(BagError) {
        let id = moved.removed.item.id
        try await wishlist.takeBack(moved)
        analytics.track(.wishlistChanged(id, isOn: true))
        analytics.track(.removedFromBag(id, quantity: moved.quantity))
    }
}
