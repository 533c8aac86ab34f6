public import Model

/// The dependencies of the home screen's view model.
public struct HomeDependencyContainer: Sendable {
    let products: any ProductService
    let categories: any CategoryService
    let recents: any RecentsService
    let wishlist: any WishlistService
    let reachability: any ReachabilityService
    let analytics: any AnalyticsTracker
    let changes: any ProductChangesService
    let account: HomeAccount?
    let configuration: HomeConfiguration?

    /// - Parameters:
    ///   - products: Loads the offers and the best rated products.
    ///   - categories: Loads the categories.
    ///   - recents: Reports the recently viewed products.
    ///   - wishlist: Stores the wishlist.
    ///   - reachability: Reports when failed requests can be repeated.
    ///   - analytics: Records changes of the wishlist.
    ///   - changes: Reports changes of the products that are shown.
    ///   - account: The user's services. Without them, there is no greeting.
    ///   - configuration: The sections and the shop's messages. Without it, all sections are shown and there are no cards.
    public init(
        products: any ProductService, categories: any CategoryService, recents: any RecentsService,
        wishlist: any WishlistService, reachability: any ReachabilityService,
        analytics: any AnalyticsTracker = NoAnalytics(),
        changes: any ProductChangesService = NoProductChanges(), account: HomeAccount? = nil,
        configuration: HomeConfiguration? = nil
    ) {
        self.products = products
        self.categories = categories
        self.recents = recents
        self.wishlist = wishlist
        self.reachability = reachability
        self.analytics = analytics
        self.changes = changes
        self.account = account
        self.configuration = configuration
    }
}

/// The services for the signed-in user.
public struct HomeAccount: Sendable {
    let session: any SessionService
    let orders: any OrdersService

    /// - Parameters:
    ///   - session: Reports who is signed in.
    ///   - orders: Loads the orders whose number is shown.
    public init(session: any SessionService, orders: any OrdersService) {
        self.session = session
        self.orders = orders
    }
}

/// The services for what the server configures: the sections and the shop's messages.
public struct HomeConfiguration: Sendable {
    let configuration: any ConfigurationService
    let notices: any NoticeService

    /// - Parameters:
    ///   - configuration: Loads the sections and messages.
    ///   - notices: Stores which messages the user has dismissed.
    public init(configuration: any ConfigurationService, notices: any NoticeService) {
        self.configuration = configuration
        self.notices = notices
    }
}

/// The dependencies of the home screen's flow: those of its screen, and the exit handler.
public struct HomeFlowDependencyContainer: Sendable {
    let home: HomeDependencyContainer
    let exit: @MainActor @Sendable (HomeExit) -> Void

    public init(home: HomeDependencyContainer, exit: @escaping @MainActor @Sendable (HomeExit) -> Void) {
        self.home = home
        self.exit = exit
    }
}
