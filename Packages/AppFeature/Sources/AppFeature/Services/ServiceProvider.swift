public import Model

/// Every service of the app. Only the app's top level sees it: features get containers with what they need.
public struct ServiceProvider: Sendable {
    public let products: any ProductService
    public let recents: any RecentsService
    public let wishlist: any WishlistService
    public let bag: any BagService
    public let listingStyle: any ListingStyleService
    public let reachability: any ReachabilityService
    public let webURLs: any WebURLProvider
    /// What times everything that a person sees pass: undo offers, notices.
    public let clock: any Clock<Duration>

    public init(
        products: any ProductService, recents: any RecentsService, wishlist: any WishlistService, bag: any BagService,
        listingStyle: any ListingStyleService, reachability: any ReachabilityService, webURLs: any WebURLProvider,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.products = products
        self.recents = recents
        self.wishlist = wishlist
        self.bag = bag
        self.listingStyle = listingStyle
        self.reachability = reachability
        self.webURLs = webURLs
        self.clock = clock
    }
}
