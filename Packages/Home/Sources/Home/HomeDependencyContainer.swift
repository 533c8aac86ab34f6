import FlowKit
import Loading
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

extension HomeDependencyContainer {
    /// Loads the catalog's content of the home screen. Returns `nil` if none of it is stored.
    func homeContent(_ policy: FetchPolicy) async throws(ServiceError) -> HomeContent? {
        // The three requests run concurrently.
        async let categories = result { () async throws(ServiceError) in try await self.categories.categories(policy) }
        async let offers = result { () async throws(ServiceError) in try await firstPage(.featured, policy) }
        async let best = result { () async throws(ServiceError) in try await firstPage(.ratingDescending, policy) }
        let content = HomeContent(
            categories: try await categories.get() ?? [], offers: try await offers.get(), best: try await best.get())
        return content.isEmpty && !policy.mayFetch ? nil : content
    }

    private func firstPage(_ sort: ProductSort, _ policy: FetchPolicy) async throws(ServiceError) -> [ProductSummary] {
        try await products.products(ProductQuery(sort: sort), PageRequest(cursor: nil, policy: policy), limit: 20).items
    }
}

/// Returns the outcome as a value, because a child task doesn't preserve the type of the error.
private func result<Value>(
    _ work: () async throws(ServiceError) -> Value
) async -> Result<Value, ServiceError> {
    do throws(ServiceError) {
        return .success(try await work())
    } catch {
        return .failure(error)
    }
}
