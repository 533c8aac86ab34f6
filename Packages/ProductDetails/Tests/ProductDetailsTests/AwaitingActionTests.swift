import FlowKit
import Mocks
import Model
import Testing

@testable import ProductDetails

/// The actions of a product's screens that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated static let actions = [
        AwaitingAction("add to the bag") {
            let scene = ProductScene()
            let viewModel = scene.viewModel()
            return AwaitingTap(
                holding: scene.bag, router: scene.router, other: .productReviews(.walnutDesk),
                changes: { scene.bag.calls }, exits: { scene.exits }
            ) { await viewModel.addToBag() }
        },
        AwaitingAction("send a review") {
            let scene = ProductScene()
            let viewModel = WriteReviewViewModel(.walnutDesk, scene.dependencies, router: scene.router)
            (viewModel.rating, viewModel.comment) = (5, "A fine desk.")
            return AwaitingTap(
                holding: scene.reviews, router: scene.router, other: .productReviews(.walnutDesk),
                changes: { scene.reviews.calls }, exits: { scene.exits }
            ) { await viewModel.send() }
        },
    ]

    @Test(arguments: actions) func twoTapsHaveTheEffectOfOne(_ action: AwaitingAction) async {
        let (once, twice) = await (action.effects(), action.effects(taps: 2))
        #expect(twice == once)
        #expect(!once.changes.isEmpty, "the action changes nothing")
    }

    @Test(arguments: actions, AwaitingAction.Leaving.allCases)
    func userWhoLeavesStaysThereAndKeepsTheChange(_ action: AwaitingAction, leaving: AwaitingAction.Leaving) async {
        let (stayed, left) = await (action.effects(), action.effects(leaving: leaving))
        #expect(left.leavesScreens)
        #expect(left.changes == stayed.changes)
    }
}
