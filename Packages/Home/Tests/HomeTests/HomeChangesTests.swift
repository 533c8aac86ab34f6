import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Home

/// What others write into the device's store, while the shop's window is open.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct HomeChangesTests {
    private let scene = HomeScene(recents: [3])

    private func product(_ id: Int, stock: Int) throws -> Product {
        var product = try #require([Product].catalog.first { $0.id.rawValue == id })
        product.summary.stock = stock
        return product
    }

    private func watched() async -> (HomeViewModel, Task<Void, Never>) {
        let (viewModel, observing) = await scene.shown()
        await settle(viewModel, scene.changes, scene.wishlist) {
            viewModel.recentlyViewed.count == 1 && viewModel.following.shown.count == 11
                && scene.changes.areFollowersCaughtUp
                && scene.wishlist.areFollowersCaughtUp
        }
        return (viewModel, observing)
    }

    private func updates(of viewModel: HomeViewModel, _ body: () async throws -> Void) async rethrows -> Int {
        var count = 0
        let watching = viewModel.objectWillChange.sink { MainActor.assumeIsolated { count += 1 } }
        try await body()
        watching.cancel()
        return count
    }

    @Test func shownProductsUpdateInPlaceOnceAndInOrder() async throws {
        let (viewModel, observing) = await watched()
        let before = viewModel.state.value?.featuredIDs
        let count = try await updates(of: viewModel) {
            scene.changes.store(try product(12, stock: 91))
            await settle(viewModel) { viewModel.state.value?.hero?.stock == 91 }
            scene.changes.store([try product(19, stock: 92), try product(2, stock: 93)])
            await settle(viewModel) { viewModel.state.value?.offers.contains { $0.stock == 93 } == true }
            // A second update for the same products would come before this one.
            scene.changes.store(try product(12, stock: 94))
            await settle(viewModel) { viewModel.state.value?.hero?.stock == 94 }
        }
        #expect(count == 3)
        #expect(viewModel.state.value?.featuredIDs == before)
        #expect(viewModel.state.value?.featured.map(\.stock).prefix(3).contains(92) == true)
        observing.cancel()
    }

    @Test func unlistedOrUnchangedProductCausesNoUpdate() async throws {
        let (viewModel, observing) = await watched()
        let known = try #require(viewModel.state.value?.hero?.stock)
        let count = try await updates(of: viewModel) {
            scene.changes.store(try product(30, stock: 1))
            scene.changes.store(try product(12, stock: known))
            await settle(scene.changes) { scene.changes.areFollowersCaughtUp }
            // An update for them would come before this one.
            scene.changes.store(try product(12, stock: known + 1))
            await settle(viewModel) { viewModel.state.value?.hero?.stock == known + 1 }
        }
        #expect(count == 1)
        observing.cancel()
    }

    @Test func removedProductIsShownAsSoldOutInPlace() async throws {
        let (viewModel, observing) = await watched()
        scene.changes.remove(.number(12))
        await settle(viewModel) { viewModel.state.value?.hero?.stock == 0 }
        #expect(viewModel.state.value?.hero?.id == .number(12))
        #expect(viewModel.state.value?.hero?.stockRule.isSoldOut == true)
        observing.cancel()
    }

    @Test func screenStopsObservingWhenGoneAndCatchesUpOnReturn() async throws {
        let (viewModel, first) = await watched()
        first.cancel()
        await first.value
        #expect(scene.changes.watcherCount == 0)
        scene.changes.store(try product(12, stock: 91))
        let second = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.value?.hero?.stock == 91 }
        second.cancel()
        await second.value
        #expect(scene.changes.watcherCount == 0)
    }
}
