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

    public init(
        products: any ProductService, categories: any CategoryService, recents: any RecentsService,
        wishlist: any WishlistService, reachability: any ReachabilityService,
        analytics: any AnalyticsTracker = NoAnalytics(),
        changes: any ProductChangesService = NoProductChanges()
    ) {
        self.products = products
        self.categories = categories
        self.recents = recents
        self.wishlist = wishlist
        self.reachability = reachability
        self.analytics = analytics
        self.changes = changes
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
