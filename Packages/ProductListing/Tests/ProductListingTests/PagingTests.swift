import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductListing

@MainActor
@Suite struct PagingTests {
    @Test func showsWhatIsStoredWhileTheFreshPageIsOnItsWay() async {
        let scene = ListingScene()
        scene.products.hold { $0.policy.mayFetch }
        let viewModel = scene.viewModel()
        #expect(viewModel.state.isLoadingFirstPage)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess }

        #expect(viewModel.ids == Array(1...20))
        scene.products.release()
        observing.cancel()
    }

    @Test func loadsPageByPageToTheEnd() async {
        let scene = ListingScene()
        let (viewModel, observing) = await scene.shown()
        #expect(viewModel.ids == Array(1...20))
        #expect(viewModel.hasNextPage)

        viewModel.loadNextPage()
        await settle(viewModel) { viewModel.ids.count == 30 }
        #expect(viewModel.ids == Array(1...30))
        #expect(!viewModel.hasNextPage)
        observing.cancel()
    }

    @Test func showsNoProductTwiceWhenTheListShiftsBetweenTwoPages() async {
        let scene = ListingScene()
        let (viewModel, observing) = await scene.shown()
        scene.products.products.insert(.fixture(id: 99), at: 0)

        viewModel.loadNextPage()
        await settle(viewModel) { !viewModel.hasNextPage && viewModel.state.isSuccess }
        #expect(viewModel.ids == Array(1...30))
        observing.cancel()
    }

    @Test func keepsWhatIsShownWhenTheNextPageFails() async {
        let scene = ListingScene(stored: .nothing)
        let (viewModel, observing) = await scene.shown()
        scene.products.freshFailure = .timedOut(after: .seconds(10))
        viewModel.loadNextPage()
        await settle(viewModel) { viewModel.state.failure != nil }
        #expect(viewModel.state.failure == .timedOut(after: .seconds(10)))
        #expect(viewModel.ids == Array(1...20))

        scene.products.freshFailure = nil
        viewModel.retry()
        await settle(viewModel) { viewModel.state.isSuccess }
        #expect(viewModel.ids == Array(1...30))
        observing.cancel()
    }

    @Test func aChangedQueryCancelsWhatIsOnItsWay() async {
        let scene = ListingScene(stored: .nothing)
        scene.products.hold { $0 == .products(.furniture, offset: 0, .cacheFirst) }
        let viewModel = scene.viewModel(.furniture)
        let observing = Task { await viewModel.observe() }
        await scene.products.waitUntilHeld()

        viewModel.show(.kitchen)
        await settle(viewModel) { viewModel.state.isSuccess }
        // Only a cancelled call leaves a closed gate.
        await settle(scene.products) { scene.products.control.gate.heldCount == 0 }
        scene.products.release()
        await viewModel.refresh()

        #expect(viewModel.ids == Array(23...30))
        #expect(viewModel.state.isSuccess)
        observing.cancel()
    }

    @Test func aRefreshBringsWhatIsNew() async {
        let scene = ListingScene()
        let (viewModel, observing) = await scene.shown()
        scene.products.products.insert(.fixture(id: 99), at: 0)
        await viewModel.refresh()

        #expect(viewModel.ids == [99] + Array(1...19))
        observing.cancel()
    }

    /// Whatever one does in whatever order, the list ends as the beginning of the answer to the last query.
    @Test(arguments: 1...6) func endsConsistentAfterAnySteps(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        let scene = ListingScene(stored: .nothing)
        let (viewModel, observing) = await scene.shown()
        for _ in 0..<30 {
            switch Int.random(in: 0..<7, using: &random) {
            case 0: viewModel.show(Bool.random(using: &random) ? .kitchen : ProductQuery())
            case 1: viewModel.sort(by: ProductSort.allCases.randomElement(using: &random) ?? .featured)
            case 2: scene.products.freshFailure = Bool.random(using: &random) ? .timedOut(after: .seconds(1)) : nil
            case 3: viewModel.retry()
            case 4: await viewModel.refresh()
            case 5:
                let count = scene.products.calls.count
                await settle(viewModel, scene.products) { !viewModel.isLoading || scene.products.calls.count > count }
            default: viewModel.loadNextPage()
            }
        }
        scene.products.freshFailure = nil
        await settle(viewModel) { !viewModel.isLoading }
        await viewModel.refresh()
        await settle(viewModel) { !viewModel.isLoading }
        viewModel.loadNextPage()
        await settle(viewModel) { !viewModel.hasNextPage && !viewModel.isLoading }

        let whole = try await scene.products.products(
            viewModel.query, PageRequest(cursor: nil, policy: .networkOnly), limit: 100)
        expectNoDifference(viewModel.products, whole.items)
        #expect(viewModel.state.isSuccess)
        observing.cancel()
    }
}
