import FlowKit
import FlowTesting
import Loading
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
        return CheckoutFlowViewModel(container, router: router) { [self] in exits.append($0) }
    }
}

extension BagLine {
    /// Two at $49.00, so that standard delivery is free.
    static let stools = BagLine(product: .fixture(id: 101, title: "Stool", price: 49_00), quantity: 2)
    /// One at $10.00.
    static let candle = BagLine(product: .fixture(id: 102, title: "Candle", price: 10_00), quantity: 1)
}

/// The steps of a checkout, and the view models of their screens.
@MainActor
final class CheckoutSteps {
    let scene = CheckoutScene()
    let flow: CheckoutFlowViewModel
    /// The session lives as long as a screen.
    let address: CheckoutViewModel

    init() {
        flow = scene.flow()
        address = flow.makeCheckoutViewModel()
    }

    private func observed() async {
        let observing = Task { await address.checkout.observe() }
        await settle(address.checkout) { address.checkout.bag.isSuccess }
        observing.cancel()
        await observing.value
    }

    func paying() async -> PaymentViewModel {
        await observed()
        flow.router.path = [.delivery, .payment]
        let payment = flow.makePaymentViewModel()
        await payment.load()
        scene.payments.forgetCalls()
        return payment
    }

    func reviewing() async -> OrderReviewViewModel {
        let payment = await paying()
        await payment.proceed()
        address.checkout.address = .berlin
        return flow.makeOrderReviewViewModel()
    }

    func tap<Held: Controllable>(
        holding held: Held, alertsOf screen: (any AlertPresenting)? = nil,
        action: @escaping @MainActor () async -> Void
    ) -> AwaitingTap {
        AwaitingTap(
            holding: held, router: flow.router, other: .delivery, changes: { held.calls }, exits: { self.scene.exits },
            alertsOf: screen, action: action)
    }
}
