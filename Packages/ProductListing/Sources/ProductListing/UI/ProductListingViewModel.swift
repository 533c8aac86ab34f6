public import FlowKit
public import Loading
public import Model

/// The view model of the listing. Shows stored pages first and refreshes them in the background.
@MainActor
public final class ProductListingViewModel: ProductListingViewModelProtocol {
    @Published public private(set) var query: ProductQuery
    @Published public var searchText: String {
        didSet {
            guard searchText != oldValue else { return }
            if searchText.isEmpty { submitSearch() }
            load()
        }
    }
    @Published public private(set) var categories: [ProductCategory] = []
    @Published public private(set) var style = ListingStyle.grid
    @Published public private(set) var correction: String?
    @Published public var alert: AlertState?

    private let dependencies: ProductListingDependencyContainer
    let hearts: WishlistHearts
    let following: ProductFollower<ProductSummary>
    let pager = Pager<SearchHit, ListingCursor, ServiceError> { _ in .empty }
    private weak var router: Router<ProductListingRoute>?
    private let exit: @MainActor (ProductListingExit) -> Void
    private let queryChanged: @MainActor (ProductQuery) -> Void
    private var forwarding: [AnyCancellable] = []
    /// The content of ``pager``. `nil` until it is loaded for the first time.
    private var loaded: Content?
    private var source: ListingSource?

    private struct Content: Equatable {
        let query: ProductQuery
        let isSubmitted: Bool
    }

    /// - Parameters:
    ///   - query: The initial query.
    ///   - dependencies: The services of the screen.
    ///   - router: Presents the filters. It is held weakly.
    ///   - exit: Handles the exits.
    ///   - queryChanged: Called when the user changes the query on the screen.
    public init(
        _ query: ProductQuery, _ dependencies: ProductListingDependencyContainer,
        router: Router<ProductListingRoute>? = nil, exit: @escaping @MainActor (ProductListingExit) -> Void,
        queryChanged: @escaping @MainActor (ProductQuery) -> Void = { _ in }
    ) {
        self.query = query.normalized
        searchText = query.searchText ?? ""
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        self.queryChanged = queryChanged
        hearts = WishlistHearts(dependencies.wishlist, analytics: dependencies.analytics)
        following = ProductFollower(summariesOf: dependencies.changes)
        forwarding = [forwardChanges(of: pager), forwardChanges(of: hearts)]
        pager.itemsDidChange = { [following] hits, replaceAll in
            let ids = hits.lazy.map(\.id)
            if replaceAll { following.show(ids) } else { following.showAlso(ids) }
        }
    }

    public var state: PaginatedViewState<[SearchHit], ServiceError> { pager.state }
    public var notice: ServiceError? { pager.notice }
    public var wishlist: Set<Product.ID> { hearts.shown }
    public var hasNextPage: Bool { pager.hasNextPage }
    /// A Boolean value that indicates whether a request is pending, including background refreshes.
    var isLoading: Bool { pager.isRefreshing || pager.state.isLoading }

    public var shown: ProductQuery {
        dependencies.search == nil ? query : query.with(text: searchText).normalized
    }

    public func show(_ query: ProductQuery) {
        let query = query.normalized
        guard query != self.query else { return }
        let text = self.query.text
        self.query = query
        // A text that isn't submitted yet stays when something else changes.
        if query.text != text {
            // The text of a link isn't a search of the user.
            if let words = query.text, words == query.with(text: searchText).searchText {
                dependencies.analytics.track(.search(for: words, in: query.category))
            }
            searchText = query.text ?? ""
            rememberSearch()
        }
        load()
        queryChanged(query)
    }

    /// Loads the products that are to be shown. Does nothing if they are already shown or loading.
    private func load() {
        let new = Content(query: shown, isSubmitted: shown == query)
        guard new != loaded else { return }
        loaded = new
        let source = ListingSource(new.query, isSubmitted: new.isSubmitted, dependencies)
        self.source = source
        // A search on the device is so fast that the results of the previous letters can stay until then.
        let keepsItems = dependencies.search != nil && new.query.text != nil
        pager.restart(keepingItems: keepsItems, Self.routeConfig.fetchPolicy) {
            [weak self] request throws(ServiceError) in
            let page = try await source.page(request)
            self?.showCorrection(of: source)
            return page
        }
        if !keepsItems { correction = nil }
    }

    /// Shows the correction together with the results, unless they are those of an older text.
    private func showCorrection(of source: ListingSource) {
        if source === self.source, correction != source.correction { correction = source.correction }
    }

    private func rememberSearch() {
        guard let text = query.text, let search = dependencies.search else { return }
        // Failing to store a recent search isn't reported.
        Task { try? await search.remember(text) }
    }

    public func submitSearch() { show(query.with(text: searchText)) }
    public func openFilters() { router?.present(.listingFilters(corrected)) }
    public func loadNextPage() { pager.loadNextPage() }
    public func retry() { pager.retry() }
    public func refresh() async { await pager.refresh() }
    public func open(_ product: ProductSummary) { exit(.product(product.id)) }
}

// MARK: - Following

extension ProductListingViewModel {
    public func observe() async {
        rememberSearch()
        load()
        pager.start(Self.routeConfig.fetchPolicy)
        async let style: Void = followStyle()
        async let wishlist: Void = hearts.follow()
        async let reachability: Void = followReachability()
        async let categories: Void = loadCategories()
        async let changes: Void = followChanges()
        _ = await (style, wishlist, reachability, categories, changes)
    }

    /// Updates the rows when the stored products change. Rows keep their positions until the list is reloaded, even if
    /// a product no longer matches the query.
    private func followChanges() async {
        await following.follow { changes in
            pager.update { changes[$0.id]?.applied(to: $0) }
        }
    }

    private func followStyle() async {
        for await style in dependencies.listingStyle.values() { self.style = style }
    }

    /// Retries failed loads when the server becomes reachable.
    private func followReachability() async {
        await dependencies.reachability.retryFailures(
            { state.failure ?? notice }, waitUntilIdle: { await pager.waitUntilIdle() }
        ) {
            if notice != nil { await refresh() } else { retry() }
            if categories.isEmpty { await loadCategories() }
        }
    }

    /// Loads the categories. Failures aren't reported, because the screen works without the names.
    private func loadCategories() async {
        if categories.isEmpty, let stored = try? await dependencies.categories.categories(.cacheOnly) {
            categories = stored
        }
        if let current = try? await dependencies.categories.categories(.cacheFirst), current != categories {
            categories = current
        }
    }
}

// MARK: - What is kept

extension ProductListingViewModel {
    /// Shows the new style immediately, and reverts to the stored style if storing fails.
    public func setStyle(_ style: ListingStyle) async {
        let origin = ActionOrigin(router)
        var stored = self.style
        self.style = style
        do throws(ServiceError) {
            try await dependencies.listingStyle.set(style)
        } catch {
            // What was shown before may not be stored either.
            for await current in dependencies.listingStyle.values() {
                stored = current
                break
            }
            // A newer choice stays.
            if self.style == style { self.style = stored }
            origin.show(error, on: self)
        }
    }

    public func toggleWishlist(_ product: ProductSummary) {
        let origin = ActionOrigin(router)
        hearts.toggle(product.id) { [weak self] in origin.show($0, on: self) }
    }
}

extension ProductChange<ProductSummary> {
    /// Returns the updated hit. A changed title has no highlights, because the matches in it are unknown.
    fileprivate func applied(to hit: SearchHit) -> SearchHit {
        var hit = hit
        hit.product = applied(to: hit.product)
        if hit.title.text != hit.product.title { hit.title = HighlightedText(hit.product.title) }
        return hit
    }
}

extension ProductListingViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "shop", title: "Shop", icon: "square.grid.2x2", index: 1),
        path: "/products?category&q&sort&brand*&price&rating&availability&tag*")
}

extension ProductQuery {
    /// The query in its canonical form, so that equivalent queries are equal.
    var normalized: ProductQuery { with(text: searchText) }

    /// Returns the query with another search text.
    func with(text: String?) -> ProductQuery {
        var query = self
        query.text = text
        return query
    }
}
