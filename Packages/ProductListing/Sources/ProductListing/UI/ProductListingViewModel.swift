public import FlowKit
public import Model
import SharedUI

/// The view model of the listing. Shows stored pages first and refreshes them in the background.
@MainActor
public final class ProductListingViewModel: ProductListingViewModelProtocol {
    @Published public private(set) var query: ProductQuery
    @Published public var searchText: String {
        didSet {
            guard searchText != oldValue else { return }
            if ProductQuery(text: searchText).searchText == nil { narrowing = SearchNarrowing() }
            lookFor()
            if searchText.isEmpty { submitSearch() }
        }
    }
    @Published public private(set) var categories: [ProductCategory] = []
    @Published public private(set) var style = ListingStyle.grid
    @Published public internal(set) var recentSearches: [String] = []
    @Published var narrowing: SearchNarrowing
    @Published public var alert: AlertState?

    let dependencies: ProductListingDependencyContainer
    let hearts: WishlistHearts
    /// The on-device search. `nil` if the app doesn't provide one.
    let search: ListingSearch?
    /// The query of the list. `nil` until it is loaded for the first time.
    private(set) var loadedQuery: ProductQuery?
    let following: ProductFollower<ProductSummary>
    let followingFound: ProductFollower<ProductSummary>
    let pager: Pager<ProductSummary, ProductCursor, ServiceError>
    private let exit: @MainActor (ProductListingExit) -> Void
    private let queryChanged: @MainActor (ProductQuery, SearchNarrowing) -> Void
    private var forwarding: [AnyCancellable] = []

    /// - Parameters:
    ///   - query: The initial query.
    ///   - narrowing: The initial filters of the search.
    ///   - dependencies: The services of the screen.
    ///   - exit: Handles the exits.
    ///   - queryChanged: Called when the user changes the query or the filters on the screen.
    public init(
        _ query: ProductQuery, narrowedTo narrowing: SearchNarrowing = SearchNarrowing(),
        _ dependencies: ProductListingDependencyContainer,
        exit: @escaping @MainActor (ProductListingExit) -> Void,
        queryChanged: @escaping @MainActor (ProductQuery, SearchNarrowing) -> Void = { _, _ in }
    ) {
        let query = query.normalized
        self.query = query
        self.narrowing = narrowing.of(query)
        searchText = query.text ?? ""
        self.dependencies = dependencies
        hearts = WishlistHearts(dependencies.wishlist, analytics: dependencies.analytics)
        pager = Pager(load: dependencies.products.pages(of: query))
        self.exit = exit
        self.queryChanged = queryChanged
        search = dependencies.search.map(ListingSearch.init)
        following = ProductFollower(summariesOf: dependencies.changes)
        followingFound = ProductFollower(summariesOf: dependencies.changes)
        forwarding = [pager.objectWillChange, hearts.objectWillChange, search?.objectWillChange].compactMap(\.self).map
        { changes in
            changes.sink { [weak self] in
                MainActor.assumeIsolated { self?.objectWillChange.send() }
            }
        }
        hearts.reportFailures(to: self) { $0.show($1) }
        // If the device finds nothing, the catalog is searched.
        search?.onAnswer = { [weak self] in self?.loadListIfShown() }
        pager.itemsDidChange = { [following] in following.show($0) }
        search?.hitsDidChange = { [followingFound] in followingFound.show($0) }
    }

    public var state: PaginatedViewState<[ProductSummary], ServiceError> { pager.state }
    public var notice: ServiceError? { pager.notice }
    public var wishlist: Set<Product.ID> { hearts.shown }
    public var hasNextPage: Bool { pager.hasNextPage }
    /// A Boolean value that indicates whether a request is pending, including background refreshes.
    var isLoading: Bool { pager.isRefreshing || pager.state.isLoading }

    public func show(_ query: ProductQuery) { show(query, narrowedTo: narrowing) }

    public func show(_ query: ProductQuery, narrowedTo new: SearchNarrowing) {
        let query = query.normalized
        let new = new.of(query)
        let isAnother = query != self.query
        guard isAnother || new != narrowing else { return }
        let words = self.query.text
        self.query = query
        // A text that isn't submitted yet stays when only the sort order changes.
        if query.text != words { searchText = query.text ?? "" }
        narrowing = new
        lookFor()
        if isAnother, asksTheShop { loadList() } else { loadListIfShown() }
        queryChanged(query, new)
    }

    /// Loads the list for the current query, replacing its content.
    func loadList() {
        loadedQuery = query
        pager.restart(load: dependencies.products.pages(of: query))
    }

    public func submitSearch() {
        let query = ProductQuery(category: query.category, text: searchText, sort: query.sort)
        remember(query.searchText)
        show(query)
    }

    public func loadNextPage() {
        if found == nil { pager.loadNextPage() } else { search?.loadNextPage() }
    }

    public func retry() {
        if found == nil { return pager.retry() }
        if search?.state.value == nil { search?.askAgain() } else { search?.loadNextPage() }
    }

    public func refresh() async {
        guard found == nil else {
            search?.askAgain()
            await search?.waitUntilIdle()
            return
        }
        await pager.refresh()
    }

    public func open(_ product: ProductSummary) {
        exit(.product(product.id))
    }
}

// MARK: - Following

extension ProductListingViewModel {
    public func observe() async {
        start()
        async let searches: Void = followRecentSearches()
        async let style: Void = followStyle()
        async let wishlist: Void = hearts.follow()
        async let reachability: Void = followReachability()
        async let categories: Void = loadCategories()
        async let changes: Void = followChanges()
        async let foundChanges: Void = followFoundChanges()
        _ = await (style, wishlist, reachability, categories, searches, changes, foundChanges)
    }

    private func start() {
        guard words == nil else {
            remember(query.text)
            return lookFor()
        }
        loadedQuery = loadedQuery ?? query
        pager.start()
    }

    private func followStyle() async {
        for await style in dependencies.listingStyle.listingStyle() { self.style = style }
    }

    /// Retries failed loads when the server becomes reachable.
    private func followReachability() async {
        await dependencies.reachability.retryFailures(
            { asksTheShop ? state.failure ?? notice : nil }, waitUntilIdle: { await pager.waitUntilIdle() }
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
    /// Shows the new style immediately, and reverts to the previous style if storing fails.
    public func setStyle(_ style: ListingStyle) async {
        let old = self.style
        self.style = style
        do throws(ServiceError) {
            try await dependencies.listingStyle.setListingStyle(style)
        } catch {
            self.style = old
            show(error)
        }
    }

    public func toggleWishlist(_ product: ProductSummary) {
        hearts.toggle(product.id)
    }

    func show(_ error: ServiceError) {
        guard error != .cancelled else { return }
        alert = AlertState(error)
    }
}

extension ProductService {
    /// Returns a pager for a query.
    fileprivate func pages(of query: ProductQuery) -> Pager<ProductSummary, ProductCursor, ServiceError>.Load {
        { request throws(ServiceError) in try await self.products(query, request, limit: 20) }
    }
}

extension ProductListingViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "shop", title: "Shop", icon: "square.grid.2x2", index: 1),
        path: "/products?category&q&sort&brand&price")
}
