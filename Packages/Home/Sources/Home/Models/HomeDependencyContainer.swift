public import Model

/// The dependencies of the home screen's view model.
public struct HomeDependencyContainer: Sendable {
    let products: any ProductService
    let categories: any CategoryService
    let recents: any RecentsService
    let wishlist: any WishlistService
    let reachability: any ReachabilityService
    let session: any SessionService
    let orders: any OrdersService
    let ownReviews: any OwnReviewService
    let configuration: any ConfigurationService
    let notices: any NoticeService
    let analytics: any AnalyticsTracker
    let changes: any ProductChangesService

    /// - Parameters:
    ///   - products: Loads the offers and the best rated products.
    ///   - categories: Loads the categories.
    ///   - recents: Reports the recently viewed products.
    ///   - wishlist: Stores the wishlist.
    ///   - reachability: Reports when failed requests can be repeated.
    ///   - session: Reports the user, who is greeted.
    ///   - orders: Loads the orders whose number is shown.
    ///   - ownReviews: Loads the user's reviews whose number is shown.
    ///   - configuration: Loads the sections and the shop's messages.
    ///   - notices: Stores which messages the user has dismissed.
    ///   - analytics: Records changes of the wishlist.
    ///   - changes: Reports changes of the products that are shown.
    public init(
        products: any ProductService, categories: any CategoryService, recents: any RecentsService,
        wishlist: any WishlistService, reachability: any ReachabilityService, session: any SessionService,
        orders: any OrdersService, ownReviews: any OwnReviewService, configuration: any ConfigurationService,
        notices: any NoticeService, analytics: any AnalyticsTracker = NoAnalytics(),
        changes: any ProductChangesService = NoProductChanges()
    ) {
        self.products = products
        self.categories = categories
        self.recents = recents
        self.wishlist = wishlist
        self.reachability = reachability
        self.session = session
        self.orders = orders
        self.ownReviews = ownReviews
        self.configuration = configuration
        self.notices = notices
        self.analytics = analytics
        self.changes = changes
    }
}
