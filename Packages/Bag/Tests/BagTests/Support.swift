import FlowKit
import FlowTestSupport
import Mocks
import Model

@testable import Bag

/// A bag's screen on a mock service, and what it told the app.
@MainActor
final class BagScene: ObservableObject {
    let bag: MockBagService
    let account: MockAccount
    let outbox = MockOutboxService()
    let voucher = MockSettingService(Voucher?.none)
    let analytics = MockAnalyticsTracker()
    private(set) lazy var savedItems = MockSavedItemService(bag: bag)
    private(set) lazy var orders = MockOrdersService(account: account, bag: bag)
    @Published private(set) var exits: [BagExit] = []

    init(_ lines: [BagLine] = [], session: Session = .signedIn(.emily)) {
        account = MockAccount(session)
        bag = MockBagService(Bag(lines: lines))
    }

    var dependencies: BagDependencyContainer {
        BagDependencyContainer(
            bag: bag, orders: orders, savedItems: savedItems, voucher: voucher, outbox: outbox, analytics: analytics,
            clock: ManualClock())
    }

    func viewModel(router: Router<BagRoute>? = nil) -> BagViewModel {
        BagViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }

    func flow(router: Router<BagRoute>? = nil) -> BagFlowViewModel {
        BagFlowViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }

    /// How many of a product are stored.
    func stored(_ line: BagLine) -> Int? { bag.currentBag[line.id]?.quantity }
}

extension BagLine {
    /// Up to 20 at $49.00.
    static let stools = BagLine(product: .fixture(id: 101, title: "Stool", price: 49_00), quantity: 2)
    /// Four or more at $0.79, a quarter off.
    static let apples = BagLine(
        product: .fixture(id: 102, title: "Apple", price: 80, discount: 25_00, stock: 9, minimumOrderQuantity: 4),
        quantity: 4)
}

extension BagDependencyContainer {
    /// The dependencies of a bag that is stored by this service, and nothing else.
    @MainActor
    init(storing bag: any BagService) {
        let scene = BagScene()
        self.init(bag: bag, orders: scene.orders, savedItems: scene.savedItems, voucher: scene.voucher)
    }
}
