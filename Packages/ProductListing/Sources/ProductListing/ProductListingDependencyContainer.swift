public import Model

/// The dependencies of the listing's view model.
public struct ProductListingDependencyContainer: Sendable {
    let products: any ProductService
    let categories: any CategoryService
    let wishlist: any WishlistService
    let listingStyle: any SettingService<ListingStyle>
    let reachability: any ReachabilityService
    let analytics: any AnalyticsTracker
    let search: (any SearchService)?
    let changes: any ProductChangesService

    /// - Parameters:
    ///   - products: Loads the products.
    ///   - categories: Loads the categories.
    ///   - wishlist: Stores the wishlist.
    ///   - listingStyle: Stores the preferred layout.
    ///   - reachability: Reports whether the server is reachable.
    ///   - analytics: Records analytics events.
    ///   - search: Searches on the device while the user types, and counts the choices of the filters. Without it, the
    ///     catalog is searched when the user submits the text.
    ///   - changes: Reports changes of the shown products.
    public init(
        products: any ProductService, categories: any CategoryService, wishlist: any WishlistService,
        listingStyle: any SettingService<ListingStyle>, reachability: any ReachabilityService,
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
