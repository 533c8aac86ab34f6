import FlowKit
import FlowTestSupport
import FlowTesting
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import Bag

/// The actions of the bag that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated private static let failed = FailedChange(id: .init(rawValue: UUID()), subject: .bag)

    nonisolated static let actions = [
        AwaitingAction("remove") {
            let bag = AwaitingBag()
            return bag.tap(holding: bag.scene.bag) { await $0.remove(.stools) }
        },
        AwaitingAction("save for later") {
            let bag = AwaitingBag()
            return bag.tap(holding: bag.saved) { await $0.saveForLater(.stools) }
        },
        AwaitingAction("check out") {
            let bag = AwaitingBag()
            return bag.tap(holding: bag.scene.bag) {
                if $0.storing == nil { $0.setQuantity(5, of: BagLine.stools.id) }
                await $0.checkOut()
            }
        },
        AwaitingAction("apply a voucher") {
            let bag = AwaitingBag()
            let observing = Task { await bag.viewModel.observe() }
            await settle(bag.viewModel) { bag.viewModel.state.isSuccess }
            observing.cancel()
            bag.viewModel.voucher.code = "welcome10"
            return bag.tap(holding: bag.scene.voucher) { await $0.applyVoucher() }
        },
        AwaitingAction("remove the voucher") {
            let bag = AwaitingBag()
            return bag.tap(holding: bag.scene.voucher) { await $0.removeVoucher() }
        },
        AwaitingAction("dismiss a conflict") {
            let bag = AwaitingBag()
            return bag.tap(holding: bag.scene.outbox) { await $0.dismiss(.fixture()) }
        },
        AwaitingAction("retry a change") {
            let bag = AwaitingBag()
            return bag.tap(holding: bag.scene.outbox) { await $0.retry(failed) }
        },
        AwaitingAction("discard a change") {
            let bag = AwaitingBag()
            return bag.tap(holding: bag.scene.outbox) { await $0.discard(failed) }
        },
    ]

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }
}

/// A bag that can be ordered and saved.
@MainActor
private final class AwaitingBag {
    let scene = BagScene([.stools, .apples])
    let saved: MockSavedItemService
    let viewModel: BagViewModel
    private let router = Router<BagRoute>()

    init() {
        saved = scene.savedItems
        viewModel = scene.viewModel(router: router)
    }

    func tap<Held: Controllable>(
        holding held: Held, _ action: @escaping @MainActor (BagViewModel) async -> Void
    ) -> AwaitingTap {
        AwaitingTap(
            holding: held, router: router, other: .bag, changes: { held.calls }, exits: { self.scene.exits },
            alertsOf: viewModel
        ) { await action(self.viewModel) }
    }
}
