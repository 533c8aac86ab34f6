import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import ProductListing

@MainActor
@Suite struct KeptChoicesTests {
    let scene = ListingScene()
    let product = [ProductSummary].catalog[0]

    @Test func theStyleIsKept() async {
        await scene.viewModel().setStyle(.list)
        #expect(scene.listingStyle.current == .list)

        let (other, observing) = await scene.shown()
        #expect(other.style == .list)
        observing.cancel()
    }

    @Test func theStyleIsFollowed() async throws {
        let (viewModel, observing) = await scene.shown()
        #expect(viewModel.style == .grid)
        try await scene.listingStyle.set(.list)
        await settle(viewModel) { viewModel.style == .list }

        #expect(viewModel.style == .list)
        observing.cancel()
    }

    @Test func aStyleThatCannotBeKeptIsTakenBack() async {
        scene.listingStyle.failure = .storage("disk full")
        let viewModel = scene.viewModel()
        await viewModel.setStyle(.list)

        #expect(viewModel.style == .grid)
        #expect(viewModel.alert?.title == "Can't access saved data")
    }

    @Test func twoStylesThatCannotBeStoredAreReverted() async {
        let viewModel = scene.viewModel()
        scene.listingStyle.hold()
        let first = Task { await viewModel.setStyle(.list) }
        await scene.listingStyle.waitUntilHeld()
        let second = Task { await viewModel.setStyle(.grid) }
        await scene.listingStyle.waitUntilHeld(2)
        scene.listingStyle.failure = .storage("disk full")
        scene.listingStyle.releaseOne()
        await first.value
        scene.listingStyle.release()
        await second.value
        #expect(viewModel.style == .grid)
    }

    @Test func leadsOutThroughItsExit() {
        scene.viewModel().open(product)
        #expect(scene.exits == [.product(product.id)])
    }
}
