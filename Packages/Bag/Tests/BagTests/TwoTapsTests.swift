import FlowKit
import FlowTestSupport
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Bag

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

/// The bag's actions while the store hasn't responded: the second tap does nothing, and a user who has left the bag stays
/// where they are.
@MainActor
@Suite struct TwoTapsTests {
    private let scene = BagScene([.stools, .apples])
    private let saved: MockSavedItemService
    private let router = Router<BagRoute>()
    private let viewModel: BagViewModel

    init() {
        saved = scene.savedItems
        viewModel = scene.viewModel(router: router)
    }

    @Test func twoTapsRemoveALineOnce() async {
        scene.bag.hold()
        async let first: Void = viewModel.remove(.stools)
        async let second: Void = viewModel.remove(.stools)
        await scene.bag.waitUntilHeld()
        // Another button of the same line does nothing either.
        await viewModel.saveForLater(.stools)
        scene.bag.release()
        _ = await (first, second)
        #expect(scene.bag.calls == [.remove(BagLine.stools.id)] && saved.calls.isEmpty)
    }

    @Test func codeThatIsEnteredWhileAnotherIsStoredStays() async throws {
        let viewModel = scene.flow().makeBagViewModel()
        let observing = Task { await viewModel.observe() }
        defer { observing.cancel() }
        await settle(viewModel) { viewModel.state.isSuccess }
        let voucher = viewModel.voucher
        voucher.code = "welcome10"
        scene.voucher.hold()
        let applying = Task { await viewModel.applyVoucher() }
        await scene.voucher.waitUntilHeld()
        voucher.code = "save"
        scene.voucher.release()
        await applying.value
        #expect(voucher.code == "save")
        #expect(scene.voucher.current == Voucher.all[0])
    }
}

#if Headless || !canImport(SwiftUI)
    import SharedUI

    @MainActor
    @Suite struct BagTaskTests {
        @Test func bagIsObservedOnceWhileItsContentChanges() async {
            let viewModel = ObservedBag()
            let app = ScreenDriver { NavigationStack { BagView(viewModel: viewModel) } }
            await app.settle(viewModel) { viewModel.observations == 1 }
            viewModel.state = .success(Bag(lines: [.stools]))
            await app.settle { app.shows("Stool") }
            viewModel.state = .error(.offline)
            await app.settle { app.shows("You're offline") }
            #expect(viewModel.observations == 1)
        }
    }

    /// A bag that counts how often it is observed.
    private final class ObservedBag: BagViewModelProtocol {
        @Published var state: ViewState<Bag, ServiceError> = .loading
        @Published var alert: AlertState?
        @Published private(set) var observations = 0
        let notice: ServiceError? = nil
        let savedItemCount = 0
        let voucher = VoucherEntry(MockSettingService(Voucher?.none))
        let pendingOrders: [PendingOrder] = []
        let conflicts: [OutboxConflict] = []
        let failedChanges: [FailedChange] = []

        func observe() async { observations += 1 }
        func retry() {}
        func refresh() async {}
        func open(_ line: BagLine) {}
        func setQuantity(_ quantity: Int, of id: Product.ID) {}
        func remove(_ line: BagLine) async {}
        func saveForLater(_ line: BagLine) async {}
        func openSavedItems() {}
        func startShopping() {}
        func applyVoucher() async {}
        func removeVoucher() async {}
        func checkOut() async {}
        func openOrders() {}
        func dismiss(_ conflict: OutboxConflict) async {}
        func retry(_ change: FailedChange) async {}
        func discard(_ change: FailedChange) async {}
    }
#endif
