import FlowKit
import FlowTestSupport
import FlowTesting
import Foundation
import Loading
import Mocks
import Model

@testable import ProductDetails

/// A product's page on mock services, and what it told the app.
@MainActor
final class ProductScene: ObservableObject {
    let products: MockProductService
    let account = MockAccount()
    let reviews: MockReviewService
    let recents = MockRecentsService()
    let wishlist = MockWishlistService()
    let bag: MockBagService
    let reachability = MockReachabilityService()
    let analytics = MockAnalyticsTracker()
    let changes = MockProductChangesService()
    var webURLs = MockWebURLProvider()
    let router = Router<ProductDetailsRoute>()
    @Published private(set) var exits: [ProductDetailsExit] = []

    init(_ catalog: [Product] = .catalog, stored: MockProductService.Stored = .everything) {
        products = MockProductService(catalog, stored: stored)
        reviews = MockReviewService(account: account)
        bag = MockBagService(products: catalog.map(\.summary))
    }

    var dependencies: ProductDetailsDependencyContainer { dependencies(reviews: reviews) }

    func dependencies(reviews: any ReviewService) -> ProductDetailsDependencyContainer {
        ProductDetailsDependencyContainer(
            products: products, categories: products, reviews: reviews, recents: recents, wishlist: wishlist, bag: bag,
            reachability: reachability, webURLs: webURLs, analytics: analytics, clock: ManualClock(), changes: changes)
    }

    func viewModel(_ id: Product.ID = .walnutDesk) -> ProductDetailsViewModel {
        ProductDetailsViewModel(id, dependencies, router: router) { [self] in exits.append($0) }
    }

    func flow(router: Router<ProductDetailsRoute>? = nil) -> ProductDetailsFlowViewModel {
        ProductDetailsFlowViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }

    /// Changes one product on the server.
    func change(_ id: Product.ID, _ change: (inout Product) -> Void) {
        products.products = products.products.map { product in
            var product = product
            if product.id == id { change(&product) }
            return product
        }
    }
}

extension Product.ID {
    /// Three left of it.
    static var oakStool: Product.ID { Product.ID(rawValue: 8) }
    /// Twelve in stock, $649.00.
    static var walnutDesk: Product.ID { Product.ID(rawValue: 9) }
    /// $179.00, a fifth off.
    static var bookshelf: Product.ID { Product.ID(rawValue: 12) }
    /// Four or more of 240.
    static var apples: Product.ID { Product.ID(rawValue: 16) }
    /// None left.
    static var pan: Product.ID { Product.ID(rawValue: 25) }
    static var unknown: Product.ID { Product.ID(rawValue: 999) }
}

/// Runs `body` while the screen is shown and has something to show.
@MainActor
func observed(_ viewModel: ProductDetailsViewModel, _ body: () async throws -> Void) async rethrows {
    let observing = Task { await viewModel.observe() }
    defer { observing.cancel() }
    await settle(viewModel) { !viewModel.state.isLoading && viewModel.surroundings?.related.isEmpty != true }
    try await body()
}

extension [Review] {
    /// So many reviews with names of their own, as many of them with one star as with five.
    static func many(_ count: Int) -> [Review] {
        (1...count).map { number in
            Review(
                id: number, rating: number == count && count % 2 == 1 ? 3 : number % 2 == 0 ? 5 : 1,
                comment: "Opinion \(number)", reviewer: "Customer \(number)")
        }
    }
}
