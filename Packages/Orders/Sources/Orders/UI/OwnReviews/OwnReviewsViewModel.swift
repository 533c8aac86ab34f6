public import FlowKit
public import Loading
public import Model

/// The view model of the user's own reviews. Shows stored reviews first and refreshes them in the background.
@MainActor
public final class OwnReviewsViewModel: OwnReviewsViewModelProtocol {
    private let reviews: any OwnReviewService
    private let content: UserContent<[OwnReview]>
    private weak var router: Router<OrdersRoute>?
    private let exit: @MainActor (OrdersExit) -> Void
    private var written: Int?

    public init(
        _ reviews: any OwnReviewService, session: any SessionService, reachability: any ReachabilityService,
        router: Router<OrdersRoute>, exit: @escaping @MainActor (OrdersExit) -> Void
    ) {
        self.router = router
        self.exit = exit
        self.reviews = reviews
        content = UserContent(
            session: session, reachability: reachability, policy: Self.routeConfig.fetchPolicy
        ) { policy throws(ServiceError) in try await reviews.ownReviews(policy) }
    }

    nonisolated public var objectWillChange: ObservableObjectPublisher { content.objectWillChange }
    public var state: ViewState<[OwnReview], ServiceError> { content.state }
    public var notice: ServiceError? { content.notice }

    public func observe() async {
        async let content: Void = content.observe()
        async let written: Void = followWritings()
        _ = await (content, written)
    }

    /// Reloads after the user has written a review, in the product that they opened from here.
    private func followWritings() async {
        for await count in reviews.writings() {
            let isNew = written.map { $0 != count } ?? false
            written = count
            if isNew { await content.refresh() }
        }
    }

    public func refresh() async { await content.refresh() }

    public func retry() { content.retry() }

    public func signIn() { exit(.signIn) }

    public func open(_ review: OwnReview) { exit(.product(review.id)) }

    public func openOrders() { router?.navigate(to: .orders()) }
}

extension OwnReviewsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, homeTab: "account", path: "/reviews", requiresAuth: true)
}
