import FlowKit
import Mocks
import Model

@testable import Orders

/// The screens on mock services, and their exits.
@MainActor
final class OrdersScene: ObservableObject {
    let account: MockAccount
    let orders: MockOrdersService
    let ownReviews: MockOwnReviewService
    let bag = MockBagService()
    let savedItems: MockSavedItemService
    let reachability = MockReachabilityService()
    let analytics = MockAnalyticsTracker()
    let flags = MockFlagService()
    var webURLs = MockWebURLProvider()
    let router: Router<OrdersRoute>
    @Published private(set) var exits: [OrdersExit] = []

    init(
        _ session: Session = .signedOut, orders: [Order] = .fixtures, stored: MockOrdersService.Stored = .everything,
        router: Router<OrdersRoute> = Router(), ownReviews: [OwnReview] = .fixtures, savedItems: [SavedItem] = []
    ) {
        account = MockAccount(session)
        self.orders = MockOrdersService(orders, stored: stored, account: account)
        self.ownReviews = MockOwnReviewService(ownReviews)
        self.savedItems = MockSavedItemService(savedItems, bag: bag)
        self.router = router
    }

    func flow() -> OrdersFlowViewModel {
        let dependencies = OrdersDependencyContainer(
            session: account, orders: orders,
            orderAgain: OrderAgain(products: MockProductService(), bag: bag, analytics: analytics),
            ownReviews: ownReviews, savedItems: savedItems, reachability: reachability, flags: flags,
            webURLs: webURLs, analytics: analytics)
        // The exit retains the scene: many tests keep only the flow.
        return OrdersFlowViewModel(dependencies, router: router) { self.exits.append($0) }
    }
}
