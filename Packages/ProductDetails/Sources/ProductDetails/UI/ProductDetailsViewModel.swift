public import FlowKit
public import Foundation
public import Loading
public import Model

/// The view model of the product page. Shows stored content first and refreshes it in the background.
@MainActor
public final class ProductDetailsViewModel: ProductDetailsViewModelProtocol {
    @Published public internal(set) var surroundings: ProductSurroundings?
    @Published public internal(set) var quantityInBag = 0
    /// The first loaded reviews. `nil` until they are loaded.
    @Published var firstReviews: ReviewPage?
    @Published public var pictureIndex = 0
    @Published public var quantity = 1
    @Published public var alert: AlertState?
    public let added: UndoOffer

    let id: Product.ID
    let dependencies: ProductDetailsDependencyContainer
    let hearts: WishlistHearts
    private(set) weak var router: Router<ProductDetailsRoute>?
    private let exit: @MainActor (ProductDetailsExit) -> Void
    let product: CachedLoader<Product, ServiceError>
    let following: ProductFollower<Product>
    let followingRelated: ProductFollower<ProductSummary>
    var around: CachedLoader<ProductSurroundings, ServiceError>?
    var forwarding: [AnyCancellable] = []
    var isViewRecorded = false
    var reviewsAsked = 0
    var isAdding = false
    /// The quantity that the shown offer takes back.
    var offered = 0

    public init(
        _ id: Product.ID, _ dependencies: ProductDetailsDependencyContainer, router: Router<ProductDetailsRoute>,
        exit: @escaping @MainActor (ProductDetailsExit) -> Void
    ) {
        self.id = id
        self.dependencies = dependencies
        self.router = router
        self.exit = exit
        hearts = WishlistHearts(dependencies.wishlist, analytics: dependencies.analytics)
        following = ProductFollower(productsOf: dependencies.changes)
        followingRelated = ProductFollower(summariesOf: dependencies.changes)
        added = UndoOffer(clock: dependencies.clock)
        product = CachedLoader { [products = dependencies.products] policy throws(ServiceError) in
            try await products.product(id, policy)
        }
        forwarding = [
            forwardChanges(of: product),
            forwardChanges(of: hearts),
            product.$state.sink { [weak self] in self?.willShow($0) },
        ]
    }

    public var state: ViewState<Product, ServiceError> { product.state }
    public var notice: ServiceError? { product.notice }

    public func observe() async {
        product.start(Self.routeConfig.fetchPolicy)
        async let wished: Void = hearts.follow()
        async let bag: Void = followBag()
        async let reachability: Void = followReachability()
        async let reviews: Void = followReviews()
        async let changes: Void = followChanges()
        async let relatedChanges: Void = followRelatedChanges()
        _ = await (wished, bag, reachability, reviews, changes, relatedChanges)
    }

    public func refresh() async {
        async let reviews: Void = loadReviews([.networkOnly, .staleIfError])
        await product.refresh()
        await around?.refresh()
        await reviews
    }

    public func retry() {
        product.retry()
    }

    public func open(_ product: ProductSummary) { exit(.product(product.id)) }

    public func openCategory() {
        if let product = state.value { exit(.category(product.summary.category)) }
    }

    public func openBag() { exit(.bag) }

    public func openPictures() {
        router?.present(.productPictures(id: id, picture: pictureIndex + 1), as: .fullScreenCover)
    }
}

// MARK: - Buying

extension ProductDetailsViewModel {
    public func addToBag() async {
        await unlessBusy(\.isAdding) { await addNow(quantity) }
    }

    /// Adds a quantity. While the offer to undo is shown, further additions join it.
    private func addNow(_ quantity: Int) async {
        let origin = ActionOrigin(router)
        do throws(BagError) {
            try await dependencies.addToBag(id, quantity: quantity)
            let total = quantity.saturating(adding: added.message == nil ? 0 : offered)
            let isJoined = total != quantity
            offered = total
            let title = state.value?.summary.title ?? ""
            added.offer(isJoined ? "\(total) × \(title) added to bag" : "Added to bag") { [weak self] in
                await self?.takeBack(total)
            }
        } catch {
            show(error, title: "Couldn't add to bag", from: origin)
        }
    }

    /// Removes the quantity that was added.
    private func takeBack(_ quantity: Int) async {
        let origin = ActionOrigin(router)
        do throws(BagError) {
            try await dependencies.addToBag.takeBack(id, quantity: quantity)
        } catch {
            show(error, title: "Couldn't remove from bag", from: origin)
        }
    }

    public func toggleWishlist(_ id: Product.ID) {
        let origin = ActionOrigin(router)
        hearts.toggle(id) { [weak self] in origin.show($0, on: self) }
    }

    private func show(_ error: BagError, title: LocalizedStringResource, from origin: ActionOrigin) {
        guard case .refused(let refusal) = error, quantityInBag > 0 else {
            return origin.show(error, title: title, on: self)
        }
        let message: LocalizedStringResource =
            "\(localized: refusal.text) You have \(quantityInBag) in your bag."
        origin.show(AlertState(title: title, message: message), on: self)
    }
}

// MARK: - Changes

extension ProductDetailsViewModel {
    /// Updates the page when the stored product changes.
    func followChanges() async {
        await following.follow { changes in
            switch changes[id] {
            case .now(let new): product.adopt(new, isFresh: saysItIsGone)
            case .gone: showAsGone()
            case nil: break
            }
        }
    }

    /// Shows that the product is no longer available. The content stays readable, but the product can't be bought.
    private func showAsGone() {
        if var shown = product.state.value {
            shown.summary = ProductChange<ProductSummary>.gone.applied(to: shown.summary)
            product.adopt(shown)
        }
        if !saysItIsGone { product.adopt(.notFound("product \(id)")) }
    }

    private var saysItIsGone: Bool {
        if case .notFound = product.state.failure ?? product.notice { true } else { false }
    }

    func followRelatedChanges() async {
        await followingRelated.follow { changes in
            guard let surroundings else { return }
            let related = surroundings.related.map { changes[$0.id]?.applied(to: $0) ?? $0 }
            if related != surroundings.related { self.surroundings?.related = related }
        }
    }
}

// MARK: - Following

extension ProductDetailsViewModel {
    func followBag() async {
        for await bag in dependencies.bag.bag() { quantityInBag = bag[id]?.quantity ?? 0 }
    }

    /// Retries failed loads when the server becomes reachable.
    func followReachability() async {
        await dependencies.reachability.retryFailures(
            { state.failure ?? notice }, waitUntilIdle: { await product.waitUntilIdle() }, retry: { await refresh() })
    }
}

// MARK: - Reviews

extension ProductDetailsViewModel {
    /// The number of reviews on the product page.
    nonisolated static var shownReviews: Int { 3 }

    /// The loaded reviews, or those that came with the product.
    public var reviews: ReviewPage? {
        firstReviews ?? state.value.map { ReviewPage(all: $0.details.reviews) }
    }

    public func openReviews() { router?.navigate(to: .productReviews(id)) }

    public func writeReview() { router?.navigate(to: .writeReview(id)) }

    /// Loads the reviews, and reloads them after the user has written one.
    func followReviews() async {
        for await _ in dependencies.reviews.writings(of: id) { await loadReviews() }
    }

    /// Loads the reviews. Failures aren't reported, because the page works without reviews.
    ///
    /// - Parameter policies: The policies to try in turn. The reviews of the cache are shown until there are others.
    func loadReviews(_ policies: [FetchPolicy] = [.cacheOnly, .cacheFirst, .staleIfError]) async {
        reviewsAsked += 1
        let mine = reviewsAsked
        for policy in policies {
            let page = try? await dependencies.reviews.reviews(of: id, policy, after: 0, limit: Self.shownReviews)
            guard mine == reviewsAsked else { return }
            guard let page else { continue }
            firstReviews = page
            if policy != .cacheOnly { return }
        }
    }
}

// MARK: - Showing

extension ProductDetailsViewModel {
    public var pictures: [URL] { state.value?.pictures ?? [] }

    public var wished: Set<Product.ID> { hearts.shown }

    public var shareURL: URL? { dependencies.webURLs.url(ofProduct: id) }

    /// Adapts the rest of the page to a new state of the product, just before it is shown.
    func willShow(_ new: ViewState<Product, ServiceError>) {
        let old = state.value
        // While the page loads, the load decides what it shows.
        following.show(new.isLoading ? [] : [id])
        guard let product = new.value else { return }
        let rule = product.summary.stockRule
        let fitting = old == nil ? rule.minimum : rule.nearest(to: quantity) ?? rule.minimum
        if fitting != quantity { quantity = fitting }
        if !product.pictures.indices.contains(pictureIndex) { pictureIndex = 0 }
        if old?.summary.category != product.summary.category { lookAround(product.summary) }
        recordView()
    }

    private func lookAround(_ product: ProductSummary) {
        surroundings = ProductSurroundings(of: product)
        let loader = CachedLoader<ProductSurroundings, ServiceError> {
            [products = dependencies.products, categories = dependencies.categories] policy throws(ServiceError) in
            try await products.surroundings(of: product, categories: categories, policy)
        }
        forwarding.append(
            loader.$state.sink { [weak self] in
                // Failures to load the surroundings aren't reported, because the page works without them.
                if let value = $0.value { self?.show(value) }
            })
        around = loader
        loader.start()
    }

    private func show(_ new: ProductSurroundings) {
        if new != surroundings { surroundings = new }
        followingRelated.show(new.related.map(\.id))
    }

    /// Records the view once for each opened page. A product that isn't available isn't recorded.
    private func recordView() {
        guard !isViewRecorded else { return }
        isViewRecorded = true
        Task { [weak self, id, recents = dependencies.recents] in
            do throws(ServiceError) {
                try await recents.recordView(of: id)
            } catch {
                self?.isViewRecorded = false
            }
        }
    }
}

extension ProductDetailsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/products/:id")
}
