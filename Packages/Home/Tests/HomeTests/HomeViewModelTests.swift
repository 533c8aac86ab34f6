import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Home

@MainActor
@Suite struct HomeViewModelTests {
    @Test func showsWhatIsStoredWhileTheFreshContentIsOnItsWay() async {
        let scene = HomeScene()
        scene.products.hold { $0.policy.mayFetch }
        let viewModel = scene.viewModel()
        #expect(viewModel.state.isLoading)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.isSuccess }

        #expect(viewModel.state.value?.hero?.id == .number(12))
        #expect(viewModel.state.value?.categories == .fixtures)
        #expect(viewModel.state.value?.featuredIDs == [4, 19, 24, 9, 17, 1, 11, 21])
        scene.products.release()
        observing.cancel()
    }

    @Test func asksForAllPartsAtOnce() async {
        let scene = HomeScene(stored: .nothing)
        scene.products.hold { $0.policy.mayFetch }
        let viewModel = scene.viewModel()
        let observing = Task { await viewModel.observe() }
        await scene.products.waitUntilHeld(3)

        #expect(scene.products.calls.count { $0.policy.mayFetch } == 3)
        scene.products.release()
        await settle(viewModel) { viewModel.state.isSuccess }
        observing.cancel()
    }

    @Test func withNothingStoredAFailureIsAnErrorThatCanBeRetried() async {
        let scene = HomeScene(stored: .nothing)
        scene.products.freshFailure = .server(status: 500, message: nil)
        let (viewModel, observing) = await scene.shown()
        #expect(viewModel.state == .error(.server(status: 500, message: nil)))

        scene.products.freshFailure = nil
        viewModel.retry()
        await settle(viewModel) { viewModel.state.isSuccess }
        observing.cancel()
    }

    @Test func offlineItShowsWhatIsStoredAndRecoversByItself() async {
        let scene = HomeScene()
        scene.reachability.current = .offline
        scene.products.freshFailure = .offline
        let (viewModel, observing) = await scene.shown()
        #expect(viewModel.notice == .offline)
        #expect(viewModel.state.isSuccess)

        scene.products.freshFailure = nil
        scene.reachability.current = .online
        await settle(viewModel) { viewModel.notice == nil }
        observing.cancel()
    }

    @Test func anErrorGoesByItselfWhenTheConnectionIsBack() async {
        let scene = HomeScene(stored: .nothing)
        scene.reachability.current = .offline
        scene.products.freshFailure = .offline
        let (viewModel, observing) = await scene.shown()
        #expect(viewModel.state == .error(.offline))

        scene.products.freshFailure = nil
        scene.reachability.current = .online
        await settle(viewModel) { viewModel.state.isSuccess }
        observing.cancel()
    }

    @Test func aConnectionThatComesAndGoesAsksForNothingWhenAllIsWell() async {
        let scene = HomeScene()
        let (viewModel, observing) = await scene.shown()
        scene.products.forgetCalls()
        for reachability in [Reachability.offline, .online] {
            scene.reachability.current = reachability
            await settle(scene.reachability) { scene.reachability.areFollowersCaughtUp }
        }
        await viewModel.loader.waitUntilIdle()

        #expect(scene.products.calls.isEmpty)
        observing.cancel()
    }

    @Test func aRefreshBringsWhatIsNew() async {
        let scene = HomeScene()
        let (viewModel, observing) = await scene.shown()
        scene.products.products.insert(.fixture(id: 99, discount: 90_00), at: 0)
        await viewModel.refresh()

        #expect(viewModel.state.value?.hero?.id == .number(99))
        observing.cancel()
    }

    @Test func followsWhatOneLooksAt() async throws {
        let scene = HomeScene(recents: [3])
        let (viewModel, observing) = await scene.shown()
        await settle(viewModel) { viewModel.recentlyViewed.count == 1 }
        try await scene.recents.recordView(of: .number(8))
        await settle(viewModel) { viewModel.recentlyViewed.count == 2 }

        #expect(viewModel.recentlyViewed.map(\.id) == [.number(8), .number(3)])
        observing.cancel()
    }

    @Test func showsTheLastTenProductsOneLookedAt() async {
        let scene = HomeScene(recents: Array(1...15))
        let (viewModel, observing) = await scene.shown()
        await settle(viewModel) { !viewModel.recentlyViewed.isEmpty }

        #expect(viewModel.recentlyViewed.map(\.id.rawValue) == Array(1...10))
        observing.cancel()
    }

    @Test func leadsOutThroughItsExits() {
        let scene = HomeScene()
        let viewModel = scene.viewModel()
        viewModel.open(ProductSummary.fixture(id: 8))
        viewModel.open(ProductCategory(id: .kitchen, name: "Kitchen"))
        viewModel.openAllProducts()
        viewModel.openAllCategories()
        viewModel.openSearch()

        expectNoDifference(
            scene.exits, [.product(.number(8)), .category(.kitchen), .allProducts, .allCategories, .search])
    }
}
