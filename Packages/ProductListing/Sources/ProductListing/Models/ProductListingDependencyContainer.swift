public import Model

/// What the listing's view model needs.
public struct ProductListingDependencyContainer: Sendable {
    let products: any ProductService
    let categories: any CategoryService
    let wishlist: any WishlistService
    let listingStyle: any ListingStyleService
    let reachability: any ReachabilityService
    let analytics: any AnalyticsTracker
    let search: (any SearchService)?
    let changes: any ProductChangesService

    /// - Parameters:
    ///   - products: The catalogue.
    ///   - categories: Its parts.
    ///   - wishlist: Which hearts are filled.
    ///   - listingStyle: How one likes lists laid out.
    ///   - reachability: Whether the server can be reached.
    ///   - analytics: Counts what happens.
    ///   - search: Looks for products on the device while one types; without it the catalogue is asked when words are
    ///     submitted.
    ///   - changes: Tells of changes of the products that are shown.
    public init(
        products: any ProductService, categories: any CategoryService, wishlist: any WishlistService,
        listingStyle: any ListingStyleService, reachability: any ReachabilityService,
        analytics: any AnalyticsTracker = NoAnalytics(),
        search: (any SearchService)? = nil, changes: any ProductChangesService = NoProductChanges()
    ) {
        self.products = products
        self.categories = categories
        self.wishlist = wishlist
        self.listingStyle = listingStyle
        self.reachability = reachability
        self.analytics = analytics
        self.search = search
        self.changes = changes
    }
}
