public import FlowKit
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

extension ProductDetailsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/products/:id")
}
