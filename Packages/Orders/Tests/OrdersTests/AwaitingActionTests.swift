import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Orders

/// The actions that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated static let actions = [
        AwaitingAction("order again") {
            let scene = OrdersScene(.signedIn(.emily))
            let viewModel = scene.flow().makeOrderViewModel([Order].fixtures[0].id)
            let observing = Task { await viewModel.observe() }
            await settle(viewModel) { viewModel.state.isSuccess }
            observing.cancel()
            return scene.tap(holding: scene.bag, alertsOf: viewModel) { await viewModel.orderAgain() }
        },
        AwaitingAction("cancel an order") {
            let scene = OrdersScene(.signedIn(.emily))
            let viewModel = scene.flow().makeOrderViewModel([Order].fixtures[0].id)
            let observing = Task { await viewModel.observe() }
            await settle(viewModel) { viewModel.state.isSuccess }
            observing.cancel()
            await observing.value
            scene.orders.forgetCalls()
            return scene.tap(holding: scene.orders, alertsOf: viewModel) { await viewModel.cancelNow() }
        },
        AwaitingAction("move a saved item to the bag") {
            let scene = OrdersScene(.signedIn(.emily), savedItems: [.desk])
            let viewModel = scene.flow().makeSavedItemsViewModel()
            return scene.tap(holding: scene.savedItems, alertsOf: viewModel) { await viewModel.moveToBag(.desk) }
        },
        AwaitingAction("remove a saved item") {
            let scene = OrdersScene(.signedIn(.emily), savedItems: [.desk])
            let viewModel = scene.flow().makeSavedItemsViewModel()
            return scene.tap(holding: scene.savedItems, alertsOf: viewModel) { await viewModel.remove(.desk) }
        },
    ]

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }
}

extension OrdersScene {
    /// An action of a screen, ready to be performed.
    fileprivate func tap<Held: Controllable>(
        holding held: Held, alertsOf screen: (any AlertPresenting)?, action: @escaping @MainActor () async -> Void
    ) -> AwaitingTap {
        AwaitingTap(
            holding: held, router: router, other: .ownReviews, changes: { held.calls }, exits: { self.exits },
            alertsOf: screen, action: action)
    }
}
