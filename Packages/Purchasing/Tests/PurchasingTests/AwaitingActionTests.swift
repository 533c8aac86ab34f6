import FlowKit
import Mocks
import Model
import Testing

@testable import Purchasing

/// The actions of purchasing that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated static let actions = [
        AwaitingAction("check the lines") {
            let (scene, router) = (PurchasingScene(), Router<PurchasingRoute>())
            let viewModel = scene.quickOrder()
            viewModel.text = "8 2\n6"
            return AwaitingTap(
                holding: scene.products, router: router, other: .buyAgain,
                changes: { viewModel.lines.map { "\($0.id) × \($0.quantity)" } }, exits: { scene.exits },
                alertsOf: viewModel
            ) { await viewModel.check() }
        },
        AwaitingAction("add the lines to the bag") {
            let (scene, router) = (PurchasingScene(), Router<PurchasingRoute>())
            let viewModel = scene.flow(router: router).makeQuickOrderViewModel()
            viewModel.text = "8 2\n6"
            await viewModel.check()
            return AwaitingTap(
                holding: scene.bag, router: router, other: .buyAgain, changes: { scene.bag.calls },
                exits: { scene.exits }, alertsOf: viewModel
            ) { await viewModel.addToBag() }
        },
        AwaitingAction("buy a product again") {
            let (scene, router) = (PurchasingScene(), Router<PurchasingRoute>())
            let viewModel = scene.flow(router: router).makeBuyAgainViewModel()
            return AwaitingTap(
                holding: scene.bag, router: router, other: .buyAgain, changes: { scene.bag.calls },
                exits: { scene.exits }, alertsOf: viewModel
            ) {
                if let product = [RegularProduct](.fixtures).first { await viewModel.add(product) }
            }
        },
    ]

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }
}
