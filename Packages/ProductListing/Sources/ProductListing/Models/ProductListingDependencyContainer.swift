public import Model

/// What the listing's view model needs.
public struct ProductListingDependencyContainer: Sendable {
    let products: any ProductService
    let categories: any CategoryService
    let wishlist: any WishlistService
    let listingStyle: any ListingStyleService
    let reachability: any ReachabilityService
    let analytics: any AnalyticsTracker

    public init(
        products: any ProductService, categories: any CategoryService, wishlist: any WishlistService,
        listingStyle: any ListingStyleService, reachability: any ReachabilityService,
        analytics: any AnalyticsTracker = NoAnalytics()
    ) {
        self.products = products
        self.categories = categories
        self.wishlist = wishlist
        self.listingStyle = listingStyle
        self.reachability = reachability
        self.analytics = analytics
    }
}
