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

// MARK: - Account

/// The number of something that a user has.
struct UserCount: Hashable {
    let user: User.ID
    let count: Int
}

extension HomeViewModel {
    public var userName: String? { user.map { $0.firstName.isEmpty ? $0.displayName : $0.firstName } }

    public var orderCount: Int {
        guard let user else { return 0 }
        return pendingOrders + (sentOrders?.user == user.id ? sentOrders?.count ?? 0 : 0)
    }

    public var reviewCount: Int { reviews.flatMap { $0.user == user?.id ? $0.count : nil } ?? 0 }

    public func openOrders() { exit(.orders) }
    public func openReviews() { exit(.reviews) }

    func followAccount() async {
        async let session: Void = followSession()
        async let pending: Void = followPendingOrders()
        async let canceled: Void = followCancellations()
        async let written: Void = followWritings()
        _ = await (session, pending, canceled, written)
    }

    /// Greets each user who signs in, and counts their orders and reviews.
    private func followSession() async {
        // A slow request doesn't delay the next session.
        await withDiscardingTaskGroup { requests in
            for await session in dependencies.session.session() {
                if session.user != user { user = session.user }
                guard let user else { continue }
                requests.addTask { await self.countOrders(of: user, .cacheFirst) }
                requests.addTask { await self.countReviews(of: user, .cacheFirst) }
            }
        }
    }

    private func followPendingOrders() async {
        for await pending in dependencies.orders.pending() {
            if pending.count != pendingOrders { pendingOrders = pending.count }
            // An order that the server confirmed is stored with the others.
            if let user { await countOrders(of: user, .cacheOnly) }
        }
    }

    /// Counts again after the user has canceled an order.
    private func followCancellations() async {
        for await _ in dependencies.orders.cancellations().dropFirst() {
            if let user { await countOrders(of: user, .cacheOnly) }
        }
    }

    /// Counts again after the user has written a review.
    private func followWritings() async {
        for await _ in dependencies.ownReviews.writings().dropFirst() {
            if let user { await countReviews(of: user, .networkOnly) }
        }
    }

    /// Counts the user's reviews. The count stays as it is if they can't be loaded.
    func countReviews(of user: User, _ policy: FetchPolicy) async {
        guard let reviews = try? await dependencies.ownReviews.ownReviews(policy) else { return }
        // Another user may have signed in.
        guard user.id == self.user?.id else { return }
        self.reviews = UserCount(user: user.id, count: reviews.count)
    }

    /// Counts the orders that aren't delivered. The count stays as it is if the orders can't be loaded.
    func countOrders(of user: User, _ policy: FetchPolicy) async {
        guard let orders = try? await dependencies.orders.orders(policy) else { return }
        guard user.id == self.user?.id else { return }
        sentOrders = UserCount(user: user.id, count: orders.count { $0.status == .placed || $0.status == .shipped })
    }
}

// MARK: - Changes

extension HomeViewModel {
    /// Updates the products when the stored products change.
    func followChanges() async {
        await following.follow { changes in
            if let content = state.value { loader.adopt(content.applying(changes)) }
        }
    }
}

// MARK: - Configuration

extension HomeViewModel {
    func chooseMessages() {
        guard let seenNotices else { return }
        let new = cards.filter { !seenNotices.contains($0.noticeName) }
        if new != messages { messages = new }
    }

    public func open(_ message: InAppMessage) {
        if remove(message), let link = message.link { exit(.link(link)) }
    }

    public func dismiss(_ message: InAppMessage) { remove(message) }

    /// Removes a message for good. Returns `false` if it is already removed.
    @discardableResult
    private func remove(_ message: InAppMessage) -> Bool {
        guard seenNotices?.insert(message.noticeName).inserted == true else { return false }
        // If storing fails, the message is shown again at the next launch.
        Task { [notices = dependencies.notices] in try? await notices.markSeen(message.noticeName) }
        return true
    }

    func followConfiguration() async {
        for await configuration in dependencies.configuration.configuration() {
            cards = configuration.messages.filter { $0.style == .card }
            let sections = configuration.homeSections ?? HomeSection.allCases
            if sections != self.sections { self.sections = sections }
        }
    }

    func followSeenNotices() async {
        // The stored names don't have those yet that are being stored.
        for await names in dependencies.notices.seen() { seenNotices = names.union(seenNotices ?? []) }
    }
}

extension HomeViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "home", title: "Home", icon: "house", index: 0),
        path: "/home")
}
