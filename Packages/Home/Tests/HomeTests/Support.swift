import FlowKit
import FlowTesting
import Loading
import Mocks
import Model

@testable import Home

/// A home screen on mock services, and what it told the app.
@MainActor
final class HomeScene: ObservableObject {
    let products: MockProductService
    let recents: MockRecentsService
    let wishlist = MockWishlistService()
    let reachability = MockReachabilityService()
    let analytics = MockAnalyticsTracker()
    let changes = MockProductChangesService()
    let account: MockAccount
    let orders: MockOrdersService
    let ownReviews = MockOwnReviewService()
    let configuration = MockConfigurationService()
    let notices = MockNoticeService()
    @Published private(set) var exits: [HomeExit] = []

    init(
        _ products: [Product] = .catalog, categories: [ProductCategory] = .fixtures,
        stored: MockProductService.Stored = .everything, recents: [Int] = [], session: Session = .signedOut,
        orders: [Order] = .fixtures
    ) {
        account = MockAccount(session)
        self.orders = MockOrdersService(orders, account: account)
        self.products = MockProductService(products, categories: categories, stored: stored)
        self.recents = MockRecentsService(recents.map(Product.ID.init(rawValue:)))
    }

    var dependencies: HomeDependencyContainer {
        HomeDependencyContainer(
            products: products, categories: products, recents: recents, wishlist: wishlist,
            reachability: reachability, session: account, orders: orders, ownReviews: ownReviews,
            configuration: configuration, notices: notices, analytics: analytics, changes: changes)
    }

    func viewModel(router: Router<HomeRoute>? = nil) -> HomeViewModel {
        HomeViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }

    func flow(router: Router<HomeRoute>? = nil) -> HomeFlowViewModel {
        HomeFlowViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }

    /// A view model as its screen has it: it is being watched, and has loaded what it can.
    func shown() async -> (HomeViewModel, Task<Void, Never>) {
        let viewModel = viewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { !viewModel.isLoading && !viewModel.state.isLoading }
        return (viewModel, observing)
    }
}

extension HomeContent {
    var featuredIDs: [Int] { featured.map(\.id.rawValue) }
}

extension Product.ID {
    static func number(_ number: Int) -> Product.ID { Product.ID(rawValue: number) }
}
