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

/// The dependencies of the wishlist's flow: those of its screens, and the exit handler.
public struct WishlistFlowDependencyContainer: Sendable {
    let wishlist: WishlistDependencyContainer
    let exit: @MainActor @Sendable (WishlistExit) -> Void

    public init(wishlist: WishlistDependencyContainer, exit: @escaping @MainActor @Sendable (WishlistExit) -> Void) {
        self.wishlist = wishlist
        self.exit = exit
    }
}
