import FlowKit
import Mocks
import Model

@testable import Purchasing

/// Purchasing's screens on mock services, and what they told the app.
@MainActor
final class PurchasingScene: ObservableObject {
    let account: MockAccount
    let orders: MockOrdersService
    let products = MockProductService()
    let bag = MockBagService()
    let reachability = MockReachabilityService()
    let analytics = MockAnalyticsTracker()
    @Published private(set) var exits: [PurchasingExit] = []

    init(_ session: Session = .signedIn(.emily), orders: [Order] = .fixtures) {
        account = MockAccount(session)
        self.orders = MockOrdersService(orders, account: account)
    }

    var dependencies: PurchasingDependencyContainer {
        PurchasingDependencyContainer(
            products: products, bag: bag, orders: orders, session: account, reachability: reachability,
            analytics: analytics)
    }

    func quickOrder() -> QuickOrderViewModel {
        flow().makeQuickOrderViewModel()
    }

    func buyAgain() -> BuyAgainViewModel {
        flow().makeBuyAgainViewModel()
    }

    func flow(router: Router<PurchasingRoute>? = nil) -> PurchasingFlowViewModel {
        PurchasingFlowViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }
}

extension Product.ID {
    /// A product of which 20 are in stock.
    static var stool: Product.ID { Product.ID(rawValue: 8) }
    static var candle: Product.ID { Product.ID(rawValue: 6) }
    static var unknown: Product.ID { Product.ID(rawValue: 999) }
}
