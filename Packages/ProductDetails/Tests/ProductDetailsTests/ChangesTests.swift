import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductDetails

/// What others write into the device's store, on a page that is open.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct ChangesTests {
    let scene = ProductScene()

    /// A product of the catalog with another stock.
    private func product(_ id: Product.ID, stock: Int) throws -> Product {
        var product = try #require([Product].catalog.first { $0.id == id })
        product.summary.stock = stock
        return product
    }

    /// Counts whatever makes the page be drawn again.
    private func updates(of viewModel: ProductDetailsViewModel, _ body: () async throws -> Void) async rethrows -> Int {
        var count = 0
        let watching = viewModel.objectWillChange.sink { MainActor.assumeIsolated { count += 1 } }
        try await body()
        watching.cancel()
        return count
    }

    /// Waits until all that the page does by itself is done.
    private func rest(_ viewModel: ProductDetailsViewModel) async {
        await viewModel.product.waitUntilIdle()
        await viewModel.around?.waitUntilIdle()
        await settle(scene.recents, scene.changes, scene.reviews, scene.bag, scene.wishlist, scene.reachability) {
            scene.recents.currentIDs == [.walnutDesk] && scene.changes.watcherCount == 2
                && scene.changes.areFollowersCaughtUp
                && scene.reviews.areFollowersCaughtUp && scene.bag.areFollowersCaughtUp
                && scene.wishlist.areFollowersCaughtUp && scene.reachability.areFollowersCaughtUp
        }
    }

    @Test func eachChangeIsShownOnceAndInOrder() async throws {
        let viewModel = scene.viewModel()
        try await observed(viewModel) {
            await rest(viewModel)
            var stocks: [Int] = []
            let watching = viewModel.product.$state.dropFirst().sink { state in
                MainActor.assumeIsolated { stocks.append(state.value?.summary.stock ?? -1) }
            }
            let count = try await updates(of: viewModel) {
                for stock in [11, 10, 9] {
                    scene.changes.store(try product(.walnutDesk, stock: stock))
                    await settle(viewModel) { viewModel.state.value?.summary.stock == stock }
                }
            }
            #expect(stocks == [11, 10, 9])
            #expect(count == 3)
            watching.cancel()
        }
    }

    @Test func aChangeOfAnotherProductDoesNotTouchIt() async throws {
        let viewModel = scene.viewModel()
        try await observed(viewModel) {
            await rest(viewModel)
            let count = try await updates(of: viewModel) {
                scene.changes.store(try product(.pan, stock: 40))
                scene.changes.remove(.apples)
                // An update for them would come before this one.
                scene.changes.store(try product(.walnutDesk, stock: 11))
                await settle(viewModel) { viewModel.state.value?.summary.stock == 11 }
            }
            #expect(count == 1)
        }
    }

    /// The page's own load is written to the store, which reports it like any other change.
    @Test func ownLoadDoesNotUpdateThePageTwice() async throws {
        let viewModel = scene.viewModel()
        try await observed(viewModel) {
            await rest(viewModel)
            let count = try await updates(of: viewModel) {
                scene.changes.store(try product(.walnutDesk, stock: 12))
                await settle(scene.changes) { scene.changes.areFollowersCaughtUp }
                // An update for it would come before this one.
                scene.changes.store(try product(.walnutDesk, stock: 11))
                await settle(viewModel) { viewModel.state.value?.summary.stock == 11 }
            }
            #expect(count == 1)
        }
    }

    @Test func aProductThatIsGoneCanStillBeReadAndNotBought() async throws {
        let viewModel = scene.viewModel()
        try await observed(viewModel) {
            await rest(viewModel)
            scene.changes.remove(.walnutDesk)
            await settle(viewModel) { viewModel.notice != nil }
            #expect(viewModel.notice == .notFound("product 9"))
            #expect(viewModel.state.value?.summary.title == "Walnut Desk")
            #expect(viewModel.state.value?.summary.stockRule.isSoldOut == true)
            // It is in the shop again.
            scene.changes.store(try product(.walnutDesk, stock: 3))
            await settle(viewModel) { viewModel.notice == nil }
            #expect(viewModel.state.value?.summary.stock == 3)
        }
    }

    @Test func aPageWithoutAProductShowsTheOneThatTurnsUp() async throws {
        let scene = ProductScene(stored: .nothing)
        scene.products.freshFailure = .offline
        let viewModel = scene.viewModel()
        try await observed(viewModel) {
            #expect(viewModel.state == .error(.offline))
            scene.changes.remove(.walnutDesk)
            await settle(viewModel) { viewModel.state != .error(.offline) }
            #expect(viewModel.state == .error(.notFound("product 9")))
            scene.changes.store(try product(.walnutDesk, stock: 12))
            await settle(viewModel) { viewModel.state.isSuccess }
            #expect(viewModel.state.value?.summary.stock == 12)
        }
    }

    @Test func theChosenQuantityFitsWhatIsLeft() async throws {
        let viewModel = scene.viewModel()
        try await observed(viewModel) {
            await rest(viewModel)
            viewModel.quantity = 5
            scene.changes.store(try product(.walnutDesk, stock: 7))
            await settle(viewModel) { viewModel.state.value?.summary.stock == 7 }
            #expect(viewModel.quantity == 5)
            scene.changes.store(try product(.walnutDesk, stock: 2))
            await settle(viewModel) { viewModel.state.value?.summary.stock == 2 }
            #expect(viewModel.quantity == 2)
        }
    }

    @Test func relatedProductChangesUpdateSurroundings() async throws {
        let viewModel = scene.viewModel()
        try await observed(viewModel) {
            await rest(viewModel)
            let before = viewModel.surroundings?.related.map(\.id)
            let count = try await updates(of: viewModel) {
                scene.changes.store(try product(.bookshelf, stock: 77))
                await settle(viewModel) { viewModel.surroundings?.related.contains { $0.stock == 77 } == true }
            }
            #expect(viewModel.surroundings?.related.first { $0.id == .bookshelf }?.stock == 77)
            #expect(viewModel.surroundings?.related.map(\.id) == before)
            #expect(count == 1)
        }
    }

    @Test func pageStopsObservingWhenGoneAndCatchesUpOnReturn() async throws {
        let viewModel = scene.viewModel()
        let first = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess && viewModel.surroundings?.related.isEmpty == false }
        await rest(viewModel)
        #expect(viewModel.following.shown == [.walnutDesk])
        first.cancel()
        await first.value
        #expect(scene.changes.watcherCount == 0)
        scene.changes.store(try product(.walnutDesk, stock: 1))
        #expect(viewModel.state.value?.summary.stock == 12)
        let second = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.value?.summary.stock == 1 }
        second.cancel()
        await second.value
        #expect(scene.changes.watcherCount == 0)
    }
}
