import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Home

@MainActor
@Suite struct HomeHeartsTests {
    let scene = HomeScene()
    let product = ProductSummary.fixture(id: 8)

    @Test func theHeartFollowsTheWishlist() async throws {
        let (viewModel, observing) = await scene.shown()
        try await scene.wishlist.add(product.id)
        await settle(viewModel) { viewModel.wishlist == [product.id] }

        viewModel.toggleWishlist(product)
        await viewModel.hearts.waitUntilIdle()
        #expect(scene.wishlist.currentItems.isEmpty)
        #expect(scene.analytics.events == [.wishlistChanged(product.id, isOn: false)])
        observing.cancel()
    }

    @Test func aTapShowsAtOnce() {
        let viewModel = scene.viewModel()
        var changes = 0
        let counting = viewModel.objectWillChange.sink { changes += 1 }
        viewModel.toggleWishlist(product)
        #expect(viewModel.wishlist == [product.id])
        #expect(changes == 1)
        counting.cancel()
    }

    @Test func twoQuickTapsAreTwo() async {
        let (viewModel, observing) = await scene.shown()
        scene.wishlist.hold()
        viewModel.toggleWishlist(product)
        await scene.wishlist.waitUntilHeld()
        viewModel.toggleWishlist(product)
        #expect(viewModel.wishlist.isEmpty)

        scene.wishlist.release()
        await viewModel.hearts.waitUntilIdle()
        expectNoDifference(scene.wishlist.calls, [.add(product.id), .remove(product.id)])
        #expect(scene.wishlist.currentItems.isEmpty)
        observing.cancel()
    }

    @Test func wishlistChangesAreStoredAfterScreenIsReleased() async {
        scene.wishlist.hold()
        weak var gone: HomeViewModel?
        do {
            let leaving = scene.viewModel()
            leaving.toggleWishlist(product)
            gone = leaving
        }
        #expect(gone == nil)
        scene.wishlist.release()
        await settle(scene.wishlist) { !scene.wishlist.currentItems.isEmpty }
        #expect(scene.wishlist.currentItems.map(\.id) == [product.id])
    }

    @Test func aHeartThatFailsSaysSo() async {
        let viewModel = scene.viewModel()
        scene.wishlist.failure = .cancelled
        viewModel.toggleWishlist(product)
        await viewModel.hearts.waitUntilIdle()
        #expect(viewModel.alert == nil)

        scene.wishlist.failure = .storage("disk full")
        viewModel.toggleWishlist(product)
        await viewModel.hearts.waitUntilIdle()
        #expect(viewModel.alert?.title == "Can't access saved data")
        #expect(viewModel.wishlist.isEmpty)
    }
}
