public import Model

/// The dependencies of the wishlist's view model.
public struct WishlistDependencyContainer: Sendable {
    let wishlist: any WishlistService
    let toggleWishlist: ToggleWishlist
    let moveToBag: MoveToBag
    let outbox: any OutboxService
    let clock: any Clock<Duration>
    let undo: UndoOffer?

    public init(
        wishlist: any WishlistService, outbox: any OutboxService = NoOutbox(),
        analytics: any AnalyticsTracker = NoAnalytics(), clock: any Clock<Duration> = ContinuousClock(),
        undo: UndoOffer? = nil
    ) {
        self.wishlist = wishlist
        toggleWishlist = ToggleWishlist(wishlist, analytics: analytics)
        moveToBag = MoveToBag(wishlist, analytics: analytics)
        self.outbox = outbox
        self.clock = clock
        self.undo = undo
    }
}
