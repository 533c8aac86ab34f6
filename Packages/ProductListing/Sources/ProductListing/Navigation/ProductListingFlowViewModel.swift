public import FlowKit
public import Model

/// The way through the listing's screens, for one stack.
@MainActor
public final class ProductListingFlowViewModel: ProductListingFlowViewModelProtocol {
    public let router: Router<ProductListingRoute>
    @Published public var rootQuery: ProductQuery
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
        self.rootQuery = rootQuery
    }

    public func makeProductListingViewModel(_ query: ProductQuery) -> ProductListingViewModel {
        ProductListingViewModel(query, dependencies.productListing, exit: dependencies.exit) { [weak self] query in
            self?.queryChanged(query)
        }
    }

    /// Keeps what the root shows. A route on the stack stays as it is: another one in its place would be another screen,
    /// and the list that one looks at would be gone.
    public func queryChanged(_ query: ProductQuery) {
        guard router.isEmpty, query != rootQuery else { return }
        rootQuery = query
    }
}
