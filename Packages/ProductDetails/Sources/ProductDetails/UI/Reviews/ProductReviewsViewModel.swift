public import FlowKit
public import Loading
public import Model

/// The view model of the reviews screen. Loads the reviews page by page.
@MainActor
public final class ProductReviewsViewModel: ProductReviewsViewModelProtocol {
    @Published public private(set) var overview: ReviewsOverview?

    private let id: Product.ID
    private let reviews: any ReviewService
    private let reachability: any ReachabilityService
    private weak var router: Router<ProductDetailsRoute>?
    private var pager = Pager<ListedReview, Int, ServiceError> { _ in .empty }
    private var forwarding: AnyCancellable?
    /// The overview of the page that was loaded last.
    private var loaded: ReviewsOverview?
    /// The number of written reviews when the list was last loaded.
    private var writings: Int?

    public init(
        _ id: Product.ID, _ reviews: any ReviewService, reachability: any ReachabilityService,
        router: Router<ProductDetailsRoute>
    ) {
        self.id = id
        self.reviews = reviews
        self.reachability = reachability
        self.router = router
        pager = Pager(load: reviews.pages(of: id) { [weak self] in self?.loaded = $0 })
        // A page that arrives after a newer load isn't shown, and neither is its overview.
        pager.itemsDidChange = { [weak self] _, _ in self?.showOverview() }
        forwarding = forwardChanges(of: pager)
    }

    public var state: PaginatedViewState<[ListedReview], ServiceError> { pager.state }
    public var notice: ServiceError? { pager.notice }
    public var hasNextPage: Bool { pager.hasNextPage }

    public func observe() async {
        pager.start(Self.routeConfig.fetchPolicy)
        async let writings: Void = followWritings()
        async let reachability: Void = followReachability()
        _ = await (writings, reachability)
    }

    public func refresh() async { await pager.refresh() }
    public func retry() { pager.retry() }
    public func loadNextPage() { pager.loadNextPage() }
    public func write() { router?.navigate(to: .writeReview(id)) }

    private func showOverview() {
        if let loaded, overview != loaded { overview = loaded }
    }

    /// Reloads the list after the user has written a review.
    private func followWritings() async {
        for await count in reviews.writings(of: id) {
            let isNew = writings != nil && writings != count
            writings = count
            if isNew { await pager.refresh() }
        }
    }

    /// Retries failed loads when the server becomes reachable.
    private func followReachability() async {
        await reachability.retryFailures(
            { state.failure ?? notice }, waitUntilIdle: { await pager.waitUntilIdle() }, retry: { retry() })
    }
}

extension ProductReviewsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/products/:id/reviews")
}
