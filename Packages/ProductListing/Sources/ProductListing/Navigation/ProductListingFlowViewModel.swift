public import FlowKit
public import Model

/// The requirements of the listing's flow view and destinations.
@MainActor
public protocol ProductListingFlowViewModelProtocol: FlowViewModelProtocol where Route == ProductListingRoute {
    associatedtype ProductListingScreen: ProductListingViewModelProtocol
    /// The query of the listing at the root of the stack. The listing updates it, and shows the results when it is set.
    var rootQuery: ProductQuery { get set }
    /// The route of the listing at the root of the stack: its query and its filters.
    var root: ProductListingRoute { get set }
    func makeProductListingViewModel(
        _ query: ProductQuery, narrowedTo narrowing: SearchNarrowing
    ) -> ProductListingScreen
    /// Called when the query or the filters of the top screen have changed.
    func queryChanged(_ query: ProductQuery, narrowedTo narrowing: SearchNarrowing)
}

/// The view model of the listing's flow, for one stack.
@MainActor
public final class ProductListingFlowViewModel: ProductListingFlowViewModelProtocol {
    public let router: Router<ProductListingRoute>
    @Published public var root: ProductListingRoute
    private let dependencies: ProductListingFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - rootQuery: The initial query of the listing at the root of the stack.
    public init(
        _ dependencies: ProductListingFlowDependencyContainer, router: Router<ProductListingRoute>? = nil,
        rootQuery: ProductQuery = ProductQuery()
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        root = .productListing(rootQuery)
    }

    public var rootQuery: ProductQuery {
        get { root.query }
        set { root = .productListing(newValue, narrowedTo: root.narrowing) }
    }

    public func makeProductListingViewModel(
        _ query: ProductQuery, narrowedTo narrowing: SearchNarrowing = SearchNarrowing()
    ) -> ProductListingViewModel {
        ProductListingViewModel(query, narrowedTo: narrowing, dependencies.productListing, exit: dependencies.exit) {
            [weak self] query, narrowing in
            self?.queryChanged(query, narrowedTo: narrowing)
        }
    }

    /// Stores the query of the root. Routes on the stack don't change, because replacing a route would create another
    /// screen and discard its list.
    public func queryChanged(_ query: ProductQuery, narrowedTo narrowing: SearchNarrowing = SearchNarrowing()) {
        let new = ProductListingRoute.productListing(query, narrowedTo: narrowing)
        guard router.isEmpty, new != root else { return }
        root = new
    }
}
