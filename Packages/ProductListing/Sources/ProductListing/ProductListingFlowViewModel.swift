public import FlowKit
public import Model

/// The view model of the listing's flow, for one stack.
@MainActor
public final class ProductListingFlowViewModel: FlowViewModelProtocol {
    public let router: Router<ProductListingRoute>
    /// The route of the listing at the root of the stack.
    @Published public var root: ProductListingRoute
    private let dependencies: ProductListingDependencyContainer
    private let exit: @MainActor @Sendable (ProductListingExit) -> Void
    private let isAlone: Bool
    /// The flow of the stack below a presented one. In an app, the exit leads there.
    private weak var below: ProductListingFlowViewModel?

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - rootQuery: The initial query of the listing at the root of the stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: ProductListingDependencyContainer, router: Router<ProductListingRoute>? = nil,
        rootQuery: ProductQuery = ProductQuery(), exit: @escaping @MainActor @Sendable (ProductListingExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
        isAlone = router == nil
        root = .productListing(rootQuery)
    }

    public func presented(with router: Router<ProductListingRoute>) -> ProductListingFlowViewModel {
        let flow = ProductListingFlowViewModel(dependencies, router: router, exit: exit)
        flow.below = self
        return flow
    }

    /// The query of the listing at the root of the stack. The listing updates it, and shows the results when it is set.
    public var rootQuery: ProductQuery {
        get { root.query }
        set { root = .productListing(newValue) }
    }

    public func makeProductListingViewModel(_ query: ProductQuery) -> ProductListingViewModel {
        ProductListingViewModel(query, dependencies, router: router, exit: exit) {
            [weak self] in self?.queryChanged($0)
        }
    }

    /// - Parameter route: The route of the filters, which is closed at the end.
    public func makeListingFiltersViewModel(_ route: ProductListingRoute) -> ListingFiltersViewModel {
        ListingFiltersViewModel(route.query, dependencies.search ?? NoSearch()) { [weak self] in
            self?.close(route, showing: $0)
        }
    }

    /// Stores the query in the route of the top screen.
    public func queryChanged(_ query: ProductQuery) {
        let new = ProductListingRoute.productListing(query)
        // Also if the root has this query already: the app may have created the screen with another one.
        guard let top = router.path.last else { return root = new }
        // A replaced route creates another screen. While the user empties the search field, it stays, and so does the focus.
        guard case .productListing = top, top.query.normalized.with(text: query.text) != query || query.text != nil
        else { return }
        router.replace(top, with: new)
    }

    /// In an app, the filters have a stack of their own, and the app shows the results in the one below it.
    private func close(_ filters: ProductListingRoute, showing results: ProductQuery?) {
        if let results, !isAlone, below == nil { return exit(.results(results)) }
        router.leave(filters)
        if let results { (below ?? self).show(results) }
    }

    private func show(_ results: ProductQuery) {
        if let top = router.path.last {
            router.replace(top, with: .productListing(results))
        } else {
            rootQuery = results
        }
    }
}

/// Destinations outside the listing, or outside the stack of a screen.
public enum ProductListingExit: Hashable, Sendable {
    /// Opens a product's page.
    case product(Product.ID)
    /// Closes the filters, and shows the results of the new query in the list below them.
    case results(ProductQuery)
}
