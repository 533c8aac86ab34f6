/// Puts a product on the wishlist or takes it off, and counts it.
public struct ToggleWishlist: Sendable {
    private let wishlist: any WishlistService
    private let analytics: any AnalyticsTracker

    public init(_ wishlist: any WishlistService, analytics: any AnalyticsTracker = NoAnalytics()) {
        self.wishlist = wishlist
        self.analytics = analytics
    }

    /// Puts the product on the wishlist, or takes it off. Nothing is counted when it was not there to be taken off.
    ///
    /// - Returns: What puts it back after it was taken off; otherwise nil.
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

    /// Puts an item back where it was.
    public func takeBack(_ removed: RemovedWishlistItem) async throws(ServiceError) {
        try await wishlist.restore(removed)
        analytics.track(.wishlistChanged(removed.item.id, isOn: true))
    }
}
