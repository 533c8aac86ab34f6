import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductListing

@MainActor
@Suite struct RecoveryTests {
    @Test func offlineItShowsWhatIsStoredAndSaysSo() async {
        let scene = ListingScene()
        scene.products.freshFailure = .offline
        let (viewModel, observing) = await scene.shown()

        #expect(viewModel.ids == Array(1...20))
        #expect(viewModel.notice == .offline)
        observing.cancel()
    }

    @Test func theNoticeGoesByItselfWhenTheConnectionIsBack() async {
        let scene = ListingScene()
        scene.reachability.current = .offline
        scene.products.freshFailure = .offline
        let (viewModel, observing) = await scene.shown()
        #expect(viewModel.notice == .offline)

        scene.products.freshFailure = nil
        scene.reachability.current = .online
        await settle(viewModel) { viewModel.notice == nil }
        #expect(viewModel.state.isSuccess)
        observing.cancel()
    }

    @Test func aListThatWasScrolledKeepsItsLengthWhenTheConnectionIsBack() async {
        let scene = ListingScene()
        let (viewModel, observing) = await scene.shown()
        scene.reachability.current = .offline
        scene.products.freshFailure = .offline
        viewModel.loadNextPage()
        await settle(viewModel) { viewModel.notice == .offline && !viewModel.isLoading }
        #expect(viewModel.ids == Array(1...30))
        var lengths: Set<Int> = []
        let watching = viewModel.objectWillChange.sink {
            MainActor.assumeIsolated { _ = lengths.insert(viewModel.ids.count) }
        }

        scene.products.freshFailure = nil
        scene.products.products.insert(.fixture(id: 99), at: 0)
        scene.reachability.current = .online
        await settle(viewModel) { viewModel.notice == nil && !viewModel.isLoading }
        #expect(viewModel.ids == [99] + Array(1...30))
        #expect(lengths.isSubset(of: [30, 31]))
        watching.cancel()
        observing.cancel()
    }

    @Test func anErrorGoesByItselfWhenTheConnectionIsBack() async {
        let scene = ListingScene(stored: .nothing)
        scene.reachability.current = .offline
        scene.products.freshFailure = .offline
        let viewModel = scene.viewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.failure != nil }
        #expect(viewModel.state == .error(.offline))

        scene.products.freshFailure = nil
        scene.reachability.current = .online
        await settle(viewModel) { viewModel.state.isSuccess && !viewModel.categories.isEmpty }
        #expect(viewModel.ids == Array(1...20))
        #expect(viewModel.categories == .fixtures)
        observing.cancel()
    }

    @Test func aFailedNextPageComesByItselfWhenTheConnectionIsBack() async {
        let scene = ListingScene(stored: .nothing)
        let (viewModel, observing) = await scene.shown()
        scene.reachability.current = .offline
        scene.products.freshFailure = .offline
        viewModel.loadNextPage()
        await settle(viewModel) { viewModel.state.failure != nil }

        scene.products.freshFailure = nil
        scene.reachability.current = .online
        await settle(viewModel) { viewModel.state.isSuccess }
        #expect(viewModel.ids == Array(1...30))
        observing.cancel()
    }

    @Test func requestSentBeforeReconnectIsRetried() async {
        let scene = ListingScene()
        let (viewModel, observing) = await scene.shown()
        scene.reachability.current = .offline
        // The categories may still be loading.
        scene.products.hold { call in
            if case .products(_, _, let policy) = call { policy.mayFetch } else { false }
        }
        let refreshing = Task { await viewModel.refresh() }
        await scene.products.waitUntilHeld()
        await settle(scene.reachability) { scene.reachability.areFollowersCaughtUp }
        scene.reachability.current = .online
        scene.products.freshFailure = .offline
        scene.products.releaseOne()
        await settle(viewModel) { viewModel.notice == .offline }
        scene.products.freshFailure = nil
        scene.products.release()
        await settle(viewModel) { viewModel.notice == nil }
        await refreshing.value
        #expect(viewModel.notice == nil)
        observing.cancel()
    }

    @Test func aConnectionThatComesAndGoesAsksForNothingWhenAllIsWell() async {
        let scene = ListingScene()
        let (viewModel, observing) = await scene.shown()
        scene.products.forgetCalls()
        for reachability in [Reachability.offline, .online] {
            scene.reachability.current = reachability
            await settle(scene.reachability) { scene.reachability.areFollowersCaughtUp }
        }
        await viewModel.pager.waitUntilIdle()

        #expect(scene.products.calls.isEmpty)
        observing.cancel()
    }

    @Test func decodingFailureIsNotRetriedOnReconnect() async {
        let scene = ListingScene(stored: .nothing)
        scene.products.freshFailure = .undecodable(path: "products.0.price", reason: "no number")
        let viewModel = scene.viewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.failure != nil }
        for reachability in [Reachability.offline, .online] {
            scene.reachability.current = reachability
            await settle(scene.reachability) { scene.reachability.areFollowersCaughtUp }
        }
        await viewModel.pager.waitUntilIdle()

        #expect(scene.freshLoads() == 1)
        observing.cancel()
    }
}
