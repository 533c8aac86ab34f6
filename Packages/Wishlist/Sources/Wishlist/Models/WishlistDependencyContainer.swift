public import Model

/// The dependencies of the wishlist's view model.
public struct WishlistDependencyContainer: Sendable {
    let wishlist: any WishlistService
    let toggleWishlist: ToggleWishlist
    let moveToBag: MoveToBag
    let clock: any Clock<Duration>

    public init(
        wishlist: any WishlistService, bag: any BagService, analytics: any AnalyticsTracker = NoAnalytics(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.wishlist = wishlist
        toggleWishlist = ToggleWishlist(wishlist, analytics: analytics)
        moveToBag = MoveToBag(bag: bag, wishlist: wishlist, analytics: analytics)
        self.clock = clock
    }
}
