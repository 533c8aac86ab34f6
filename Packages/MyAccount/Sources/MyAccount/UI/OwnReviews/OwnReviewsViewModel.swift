public import FlowKit
public import Model

/// The view model of the user's own reviews. Shows stored reviews first and refreshes them in the background.
@MainActor
public final class OwnReviewsViewModel: OwnReviewsViewModelProtocol, SignInPresenting {
    private let reviews: any OwnReviewService
    private let content: UserContent<[OwnReview]>
    private(set) weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void
    private var written: Int?

    public init(
        _ dependencies: MyAccountDependencyContainer, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.router = router
        self.exit = exit
        reviews = dependencies.ownReviews ?? NoReviews()
        content = UserContent(
            session: dependencies.session, reachability: dependencies.reachability, policy: Self.routeConfig.fetchPolicy
        ) {
            [reviews] policy throws(ServiceError) in try await reviews.ownReviews(policy)
        }
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

    public func signIn() async {
        if await signedInUser() != nil { content.signedIn() }
    }

    public func open(_ review: OwnReview) { exit(.product(review.id)) }

    public func openOrders() { router?.navigate(to: .orders()) }
}

/// The reviews of an app without the service.
private struct NoReviews: OwnReviewService {
    func ownReviews(_ policy: FetchPolicy) async throws(ServiceError) -> [OwnReview]? { [] }

    func writings() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
}

extension OwnReviewsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/reviews", requiresAuth: true)
}
