import FlowKit
import Loading
import Mocks
import Model
import Testing

@testable import ProductListing

/// The actions of the listing that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated static let actions = [
        AwaitingAction("choose the layout") {
            let (scene, router) = (ListingScene(), Router<ProductListingRoute>())
            let viewModel = scene.viewModel(router: router)
            return AwaitingTap(
                holding: scene.listingStyle, router: router,
                other: .listingFilters(), changes: { [scene.listingStyle.current, viewModel.style] },
                exits: { scene.exits }, alertsOf: viewModel
            ) { await viewModel.setStyle(.list) }
        },
        AwaitingAction("add to the wishlist", skipping: [.twoTaps]) {
            let (scene, router) = (ListingScene(), Router<ProductListingRoute>())
            let viewModel = scene.viewModel(router: router)
            return AwaitingTap(
                holding: scene.wishlist, router: router, other: .listingFilters(), changes: { scene.wishlist.calls },
                exits: { scene.exits }, alertsOf: viewModel
            ) {
                viewModel.toggleWishlist([ProductSummary].catalog[0])
                await viewModel.hearts.waitUntilIdle()
            }
        },
    ]

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }
}
