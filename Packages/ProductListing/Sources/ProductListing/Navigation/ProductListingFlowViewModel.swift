public import FlowKit
public import Model

/// The way through the listing's screens, for one stack.
@MainActor
public final class ProductListingFlowViewModel: ProductListingFlowViewModelProtocol {
    public let router: Router<ProductListingRoute>
    @Published public var root: ProductListingRoute
    private let dependencies: ProductListingFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: What the flow's screens need, and where its exits lead.
    ///   - router: A scope of the app's stack; without it the flow has a stack of its own.
    ///   - rootQuery: What the listing at the root of the stack shows to begin with.
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

    /// Keeps what the root shows. A route on the stack stays as it is: another one in its place would be another screen,
    /// and the list that one looks at would be gone.
    public func queryChanged(_ query: ProductQuery, narrowedTo narrowing: SearchNarrowing = SearchNarrowing()) {
        let new = ProductListingRoute.productListing(query, narrowedTo: narrowing)
        guard router.isEmpty, new != root else { return }
        root = new
    }
}
