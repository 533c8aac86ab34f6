public import Model

/// What the wishlist's view model needs.
public struct WishlistDependencyContainer: Sendable {
    let wishlist: any WishlistService
    let bag: any BagService
    let clock: any Clock<Duration>

    public init(
        wishlist: any WishlistService, bag: any BagService, clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.wishlist = wishlist
        self.bag = bag
        self.clock = clock
    }
}
