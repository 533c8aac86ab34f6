import FlowKit
import Loading
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
                changes: { scene.bag.calls }, exits: { scene.exits }, alertsOf: viewModel
            ) { await viewModel.addToBag() }
        },
        AwaitingAction("add to the wishlist", skipping: [.twoTaps]) {
            let scene = ProductScene()
            let viewModel = scene.viewModel()
            return AwaitingTap(
                holding: scene.wishlist, router: scene.router, other: .productReviews(.walnutDesk),
                changes: { scene.wishlist.calls }, exits: { scene.exits }, alertsOf: viewModel
            ) {
                viewModel.toggleWishlist(.walnutDesk)
                await viewModel.hearts.waitUntilIdle()
            }
        },
        AwaitingAction("send a review") {
            let scene = ProductScene()
            let viewModel = WriteReviewViewModel(
                .walnutDesk, scene.dependencies.products, reviews: scene.dependencies.reviews, router: scene.router)
            (viewModel.rating, viewModel.comment) = (5, "A fine desk.")
            return AwaitingTap(
                holding: scene.reviews, router: scene.router, other: .productReviews(.walnutDesk),
                changes: { scene.reviews.calls }, exits: { scene.exits }, alertsOf: viewModel
            ) { await viewModel.send() }
        },
    ]

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }
}
