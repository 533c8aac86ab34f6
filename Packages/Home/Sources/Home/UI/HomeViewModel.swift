public import FlowKit
public import Loading
public import Model

/// The view model of the home screen. Shows stored content first and refreshes it in the background.
@MainActor
public final class HomeViewModel: HomeViewModelProtocol {
    @Published public private(set) var recentlyViewed: [ProductSummary] = []
    @Published public var alert: AlertState?
    @Published var user: User?
    @Published var sentOrders: UserCount?
    @Published var reviews: UserCount?
    @Published var pendingOrders = 0
    @Published public internal(set) var messages: [InAppMessage] = []
    @Published public internal(set) var sections = HomeSection.allCases
    /// The configured cards.
    var cards: [InAppMessage] = [] { didSet { chooseMessages() } }
    /// The names of the messages that the user has dismissed. `nil` until they are loaded.
    var seenNotices: Set<String>? { didSet { chooseMessages() } }

    let hearts: WishlistHearts
    let dependencies: HomeDependencyContainer
    let following: ProductFollower<ProductSummary>
    let loader: CachedLoader<HomeContent, ServiceError>
    private weak var router: Router<HomeRoute>?
    let exit: @MainActor (HomeExit) -> Void
    private var forwarding: [AnyCancellable] = []

    /// - Parameters:
    ///   - dependencies: The services of the screen.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    ///   - exit: Handles the exits.
    public init(
        _ dependencies: HomeDependencyContainer, router: Router<HomeRoute>? = nil,
        exit: @escaping @MainActor (HomeExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        hearts = WishlistHearts(dependencies.wishlist, analytics: dependencies.analytics)
        following = ProductFollower(summariesOf: dependencies.changes)
        loader = CachedLoader { policy throws(ServiceError) in
            try await dependencies.homeContent(policy)
        }
        forwarding = [
            forwardChanges(of: loader),
            forwardChanges(of: hearts),
            loader.$state.sink { [following] in following.show($0.value?.productIDs ?? []) },
        ]
    }

    public var state: ViewState<HomeContent, ServiceError> { loader.state }
    public var notice: ServiceError? { loader.notice }
    public var wishlist: Set<Product.ID> { hearts.shown }
    /// A Boolean value that indicates whether a refresh is pending.
    var isLoading: Bool { loader.isRefreshing }

    public func retry() { loader.retry() }

    public func refresh() async {
        async let content: Void = loader.refresh()
        if let user {
            async let orders: Void = countOrders(of: user, .networkOnly)
            await countReviews(of: user, .networkOnly)
            await orders
        }
        await content
    }

    public func open(_ product: ProductSummary) { exit(.product(product.id)) }
    public func open(_ category: ProductCategory) { exit(.category(category.id)) }
    public func openSearch() { exit(.search) }
    public func openAllProducts() { exit(.allProducts) }
    public func openAllCategories() { exit(.allCategories) }
}

// MARK: - Following

extension HomeViewModel {
    public func observe() async {
        loader.start(Self.routeConfig.fetchPolicy)
        async let recents: Void = followRecents()
        async let wishlist: Void = hearts.follow()
        async let reachability: Void = loader.retryFailures(with: dependencies.reachability)
        async let changes: Void = followChanges()
        async let account: Void = followAccount()
        async let configuration: Void = followConfiguration()
        async let seen: Void = followSeenNotices()
        _ = await (recents, wishlist, reachability, changes, account, configuration, seen)
    }

    private func followRecents() async {
        for await products in dependencies.recents.recentlyViewed(limit: 10) { recentlyViewed = products }
    }
}

// MARK: - The wishlist

extension HomeViewModel {
    public func toggleWishlist(_ product: ProductSummary) {
        let origin = ActionOrigin(router)
        hearts.toggle(product.id) { [weak self] in origin.show($0, on: self) }
    }
}

extension HomeViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "home", title: "Home", icon: "house", index: 0),
        path: "/home")
}
