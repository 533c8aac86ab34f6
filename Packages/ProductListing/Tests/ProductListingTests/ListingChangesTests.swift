import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductListing

/// What others write into the device's store, on a list that is open.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct ListingChangesTests {
    private func product(_ id: Int, stock: Int, title: String? = nil) throws -> Product {
        var product = try #require([Product].catalog.first { $0.id.rawValue == id })
        product.summary.stock = stock
        if let title { product.summary.title = title }
        return product
    }

    private func watched(_ scene: ListingScene) async -> (ProductListingViewModel, Task<Void, Never>) {
        let (viewModel, observing) = await scene.shown()
        await settle(viewModel, scene.changes, scene.wishlist, scene.listingStyle) {
            viewModel.following.shown.count == viewModel.ids.count && scene.changes.areFollowersCaughtUp
                && scene.wishlist.areFollowersCaughtUp && scene.listingStyle.areFollowersCaughtUp
        }
        return (viewModel, observing)
    }

    private func updates(of viewModel: ProductListingViewModel, _ body: () async throws -> Void) async rethrows -> Int {
        var count = 0
        let watching = viewModel.objectWillChange.sink { MainActor.assumeIsolated { count += 1 } }
        try await body()
        watching.cancel()
        return count
    }

    private func stock(_ id: Int, _ viewModel: ProductListingViewModel) -> Int? {
        viewModel.products.first { $0.id.rawValue == id }?.stock
    }

    @Test func rowsChangeWhereTheyStandOnceAndInOrder() async throws {
        let scene = ListingScene()
        let (viewModel, observing) = await watched(scene)
        let ids = viewModel.ids
        var seen: [Int] = []
        let count = try await updates(of: viewModel) {
            for number in 1...3 {
                scene.changes.store([
                    try product(3, stock: 100 + number, title: "A\(number)"), try product(30, stock: 5),
                ])
                await settle(viewModel) { stock(3, viewModel) == 100 + number }
                seen.append(stock(3, viewModel) ?? -1)
            }
        }
        #expect(seen == [101, 102, 103])
        #expect(count == 3)
        #expect(viewModel.ids == ids)
        #expect(viewModel.products.first { $0.id.rawValue == 3 }?.title == "A3")
        observing.cancel()
    }

    @Test func unlistedOrUnchangedProductCausesNoUpdate() async throws {
        let scene = ListingScene()
        let (viewModel, observing) = await watched(scene)
        let known = try #require(stock(5, viewModel))
        let count = try await updates(of: viewModel) {
            scene.changes.store(try product(25, stock: 9))
            scene.changes.store(try product(5, stock: known))
            await settle(scene.changes) { scene.changes.areFollowersCaughtUp }
            // An update for them would come before this one.
            scene.changes.store(try product(5, stock: known + 1))
            await settle(viewModel) { stock(5, viewModel) == known + 1 }
        }
        #expect(count == 1)
        observing.cancel()
    }

    @Test func laterPagesAreFollowedTooAlsoWhatChangedMeanwhile() async throws {
        let scene = ListingScene()
        let (viewModel, observing) = await watched(scene)
        scene.products.hold { $0.policy.mayFetch }
        viewModel.loadNextPage()
        await settle(scene.products) { scene.products.control.gate.heldCount == 1 }
        // The page has it as it was before.
        scene.changes.store(try product(25, stock: 9))
        scene.changes.store(try product(2, stock: 8))
        await settle(viewModel) { stock(2, viewModel) == 8 }
        #expect(viewModel.state.isLoadingNextPage)
        scene.products.release()
        await settle(viewModel) { stock(25, viewModel) == 9 }
        #expect(viewModel.ids == Array(1...30))
        #expect(stock(2, viewModel) == 8 && stock(25, viewModel) == 9)
        #expect(viewModel.following.shown.count == 30)
        observing.cancel()
    }

    @Test func removedProductIsShownAsSoldOutInPlace() async throws {
        let scene = ListingScene()
        let (viewModel, observing) = await watched(scene)
        scene.changes.remove(Product.ID(rawValue: 4))
        await settle(viewModel) { stock(4, viewModel) == 0 }
        #expect(viewModel.ids == Array(1...20))
        #expect(viewModel.state.value?[3].product.stockRule.isSoldOut == true)
        observing.cancel()
    }

    @Test func anotherQueryWatchesOtherProducts() async {
        let scene = ListingScene()
        let (viewModel, observing) = await watched(scene)
        viewModel.show(.kitchen)
        await settle(viewModel) { viewModel.ids == Array(23...30) }
        #expect(viewModel.following.shown.map(\.rawValue).sorted() == Array(23...30))
        observing.cancel()
    }

    @Test func productChangesUpdateSearchResults() async throws {
        let scene = ListingScene(search: MockSearchService())
        let (viewModel, observing) = await watched(scene)
        viewModel.searchText = "stool"
        await settle(viewModel) { viewModel.ids == [8] }
        func hit() -> SearchHit? { viewModel.state.value?.first }
        let marked = try #require(hit()?.title)
        #expect(marked.hasMatch)
        scene.changes.store(try product(8, stock: 44))
        await settle(viewModel) { hit()?.product.stock == 44 }
        #expect(hit()?.title == marked)
        scene.changes.store(try product(8, stock: 44, title: "Oak Seat"))
        await settle(viewModel) { hit()?.product.title == "Oak Seat" }
        #expect(hit()?.title == HighlightedText("Oak Seat"))
        scene.changes.remove(Product.ID(rawValue: 8))
        await settle(viewModel) { hit()?.product.stockRule.isSoldOut == true }
        #expect(hit()?.product.stock == 0)
        observing.cancel()
    }

    @Test func listStopsObservingWhenGoneAndCatchesUpOnReturn() async throws {
        let scene = ListingScene(search: MockSearchService())
        let (viewModel, first) = await watched(scene)
        first.cancel()
        await first.value
        #expect(scene.changes.watcherCount == 0)
        scene.changes.store(try product(6, stock: 66))
        let second = Task { await viewModel.observe() }
        await settle(viewModel) { stock(6, viewModel) == 66 }
        second.cancel()
        await second.value
        #expect(scene.changes.watcherCount == 0)
    }
}
