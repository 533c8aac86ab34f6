import FlowKit
import FlowTesting
import Loading
import Mocks
import Model

@testable import ProductListing

/// A listing on mock services, and what it told the app.
@MainActor
final class ListingScene: ObservableObject {
    let products: MockProductService
    let wishlist = MockWishlistService()
    let listingStyle = MockSettingService(ListingStyle.grid)
    let reachability = MockReachabilityService()
    let analytics = MockAnalyticsTracker()
    let changes = MockProductChangesService()
    /// Looks on the device; nil for a device that can't.
    let search: MockSearchService?
    @Published private(set) var exits: [ProductListingExit] = []
    @Published private(set) var queries: [ProductQuery] = []

    init(
        _ products: [Product] = .catalog, stored: MockProductService.Stored = .everything,
        search: MockSearchService? = nil
    ) {
        self.search = search
        self.products = MockProductService(products, stored: stored)
    }

    var dependencies: ProductListingDependencyContainer {
        ProductListingDependencyContainer(
            products: products, categories: products, wishlist: wishlist, listingStyle: listingStyle,
            reachability: reachability, analytics: analytics, search: search, changes: changes)
    }

    func viewModel(
        _ query: ProductQuery = ProductQuery(), router: Router<ProductListingRoute>? = nil
    ) -> ProductListingViewModel {
        ProductListingViewModel(query, dependencies, router: router) { [self] exit in
            exits.append(exit)
        } queryChanged: { [self] query in
            queries.append(query)
        }
    }

    /// A view model as its screen has it: it is being watched, and has loaded what it can.
    func shown(_ query: ProductQuery = ProductQuery()) async -> (ProductListingViewModel, Task<Void, Never>) {
        let viewModel = viewModel(query)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { !viewModel.isLoading && !viewModel.categories.isEmpty }
        return (viewModel, observing)
    }

    func flow(
        router: Router<ProductListingRoute>? = nil, rootQuery: ProductQuery = ProductQuery()
    ) -> ProductListingFlowViewModel {
        ProductListingFlowViewModel(dependencies, router: router, rootQuery: rootQuery) { [self] exit in
            exits.append(exit)
        }
    }

    /// How often the shop was asked for the first page of a query.
    func freshLoads(of query: ProductQuery = ProductQuery()) -> Int {
        products.calls.count { $0.policy.mayFetch && $0 == .products(query, offset: 0, $0.policy) }
    }
}

extension ProductListingViewModel {
    var ids: [Int] { (state.value ?? []).map(\.id.rawValue) }
    /// The products without highlights.
    var products: [ProductSummary] { (state.value ?? []).map(\.product) }
}

extension ProductQuery {
    static let kitchen = ProductQuery(category: .kitchen)
    static let furniture = ProductQuery(category: .furniture)
}
