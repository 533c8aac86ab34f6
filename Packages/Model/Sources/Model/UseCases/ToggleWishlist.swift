/// Adds a product to the wishlist or removes it, and records the event.
public struct ToggleWishlist: Sendable {
    private let wishlist: any WishlistService
    private let analytics: any AnalyticsTracker

    public init(_ wishlist: any WishlistService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.wishlist = wishlist
        self.analytics = analytics
    }

    /// Adds the product to the wishlist or removes it. No event is recorded if it wasn't on the wishlist.
    ///
    /// - Returns: A value for undo after a removal, otherwise `nil`.
    @discardableResult
    public func callAsFunction(_ id: Product.ID, isOn: Bool) async throws(ServiceError) -> RemovedWishlistItem? {
        if isOn {
            try await wishlist.add(id)
            analytics.track(.wishlistChanged(id, isOn: true))
            return nil
        }
        guard let removed = try await wishlist.remove(id) else { return nil }
        analytics.track(.wishlistChanged(id, isOn: false))
        return removed
    }

    /// Restores a removed item at its position.
    public func takeBack(_ removed: RemovedWishlistItem) async throws(ServiceError) {
        try await wishlist.restore(removed)
        analytics.track(.wishlistChanged(removed.item.id, isOn: true))
    }
}
