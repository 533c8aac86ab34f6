import FlowKit
import FlowTesting
import Mocks
import Model

@testable import Checkout

/// The checkout's screens on mock services, and what they told the app.
@MainActor
final class CheckoutScene: ObservableObject {
    let bag: MockBagService
    let addresses: MockDeliveryAddressService
    let payments = MockPaymentService()
    let voucher = MockSettingService(Voucher?.none)
    let notifications = MockNotificationAuthorizing()
    let analytics = MockAnalyticsTracker()
    var webURLs = MockWebURLProvider()
    private(set) lazy var orders = MockOrdersService(bag: bag)
    @Published private(set) var exits: [CheckoutExit] = []

    init(_ lines: [BagLine] = [.stools], addresses: [DeliveryAddress] = [.berlin]) {
        bag = MockBagService(Bag(lines: lines))
        self.addresses = MockDeliveryAddressService(addresses)
    }

    func flow(router: Router<CheckoutRoute>? = nil) -> CheckoutFlowViewModel {
        let container = CheckoutDependencyContainer(
            bag: bag, voucher: voucher, addresses: addresses, payments: payments, orders: orders,
            notifications: notifications,
            webURLs: webURLs, analytics: analytics)
        return CheckoutFlowViewModel(
            CheckoutFlowDependencyContainer(checkout: container) { [weak self] in self?.exits.append($0) },
            router: router)
    }
}

extension BagLine {
    /// Two at $49.00, so that standard delivery is free.
    static let stools = BagLine(product: .fixture(id: 101, title: "Stool", price: 49_00), quantity: 2)
    /// One at $10.00.
    static let candle = BagLine(product: .fixture(id: 102, title: "Candle", price: 10_00), quantity: 1)
}
