import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductDetails

@MainActor
@Suite struct WishlistTests {
    let scene = ProductScene()

    @Test func heartsFollowTheWishlist() async throws {
        let viewModel = scene.viewModel()
        try await observed(viewModel) {
            try await scene.wishlist.add(.walnutDesk)
            try await scene.wishlist.add(.bookshelf)
            await settle(viewModel) { viewModel.wished == [.walnutDesk, .bookshelf] }
            try await scene.wishlist.remove(.walnutDesk)
            await settle(viewModel) { viewModel.wished == [.bookshelf] }
        }
    }

    @Test func ofQuickTapsTheLastOneCounts() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            scene.wishlist.hold()
            viewModel.toggleWishlist(.walnutDesk)
            await settle(scene.wishlist) { scene.wishlist.calls.count == 1 }
            for _ in 1...3 { viewModel.toggleWishlist(.walnutDesk) }
            viewModel.toggleWishlist(.bookshelf)
            #expect(viewModel.wished == [.bookshelf])
            scene.wishlist.release()
            await viewModel.hearts.waitUntilIdle()
            expectNoDifference(scene.wishlist.calls, [.add(.walnutDesk), .remove(.walnutDesk), .add(.bookshelf)])
            #expect(scene.wishlist.currentItems.map(\.id) == [.bookshelf])
            await settle(viewModel) { viewModel.wished == [.bookshelf] }
        }
    }

    @Test func wishlistChangesAreStoredAfterScreenIsReleased() async {
        scene.wishlist.hold()
        weak var gone: ProductDetailsViewModel?
        do {
            let leaving = scene.viewModel()
            leaving.toggleWishlist(.walnutDesk)
            leaving.toggleWishlist(.bookshelf)
            gone = leaving
        }
        // Storing goes on without the page.
        #expect(gone == nil)
        scene.wishlist.release()
        await settle(scene.wishlist) { scene.wishlist.currentItems.count == 2 }
        #expect(scene.wishlist.currentItems.map(\.id) == [.bookshelf, .walnutDesk])
    }

    @Test func aTapThatCanNotBeStoredGoesBack() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            scene.wishlist.failure = .storage("disk full")
            viewModel.toggleWishlist(.bookshelf)
            #expect(viewModel.wished == [.bookshelf])
            await settle(viewModel) { viewModel.alert != nil }
            #expect(viewModel.wished.isEmpty)
            #expect(viewModel.alert?.title == "Can't access saved data")
        }
    }
}
