import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Brochures

@MainActor
@Suite struct BrochuresViewModelTests {
    let scene = BrochuresScene()

    @Test func showsWhatIsStoredAndThenWhatIsFresh() async {
        scene.brochures.hold { $0.policy.mayFetch }
        scene.change(.springKitchen) { $0.title = "Summer Kitchen" }
        let viewModel = scene.list()
        #expect(viewModel.state == .loading)
        await observed(viewModel) {
            #expect(viewModel.state.value?.first?.title == "Spring Kitchen")
            scene.brochures.release()
            await settle(viewModel) { viewModel.state.value?.first?.title == "Summer Kitchen" }
            #expect(viewModel.state.value?.map(\.title) == ["Summer Kitchen", "The Reading Corner", "Winter Scents"])
            #expect(viewModel.notice == nil)
        }
    }

    @Test func offlineItShowsWhatIsStoredAndSaysSo() async {
        scene.brochures.freshFailure = .offline
        let viewModel = scene.list()
        await observed(viewModel) {
            await settle(viewModel) { viewModel.notice != nil }
            #expect(viewModel.notice == .offline)
            #expect(viewModel.state.value?.count == 3)
        }
    }

    @Test(arguments: [MockBrochureService.Stored.everything, .nothing])
    func recoversByItselfWhenTheServerIsBack(_ stored: MockBrochureService.Stored) async {
        let scene = BrochuresScene(stored: stored)
        scene.brochures.freshFailure = .offline
        scene.reachability.current = .offline
        let viewModel = scene.list()
        await observed(viewModel) {
            await settle(viewModel) { (viewModel.notice ?? viewModel.state.failure) == .offline }
            scene.brochures.freshFailure = nil
            scene.reachability.current = .online
            await settle(viewModel) { viewModel.notice == nil && viewModel.state.isSuccess }
            #expect(viewModel.notice == nil)
            #expect(viewModel.state.value?.count == 3)
        }
    }

    @Test func recoversWhenTheScreenComesBackAfterTheServerDid() async {
        scene.brochures.freshFailure = .timedOut(after: .seconds(10))
        let viewModel = scene.list()
        await observed(viewModel) { await settle(viewModel) { viewModel.notice != nil } }
        scene.brochures.freshFailure = nil
        await observed(viewModel) {
            await settle(viewModel) { viewModel.notice == nil }
        }
    }

    @Test func beingOnlineAsBeforeIsNoReasonToAskAgain() async {
        let viewModel = scene.list()
        await observed(viewModel) {
            await viewModel.refresh()
            scene.brochures.forgetCalls()
            scene.reachability.current = .online
            await settle(scene.reachability) { scene.reachability.areFollowersCaughtUp }
            #expect(scene.brochures.calls.isEmpty)
        }
    }

    @Test func triesAgainWhenAsked() async {
        let scene = BrochuresScene(stored: .nothing)
        scene.brochures.freshFailure = .server(status: 500, message: nil)
        let viewModel = scene.list()
        await observed(viewModel) {
            #expect(viewModel.state == .error(.server(status: 500, message: nil)))
            scene.brochures.freshFailure = nil
            viewModel.retry()
            #expect(viewModel.state == .loading)
            await settle(viewModel) { viewModel.state.isSuccess }
            #expect(viewModel.state.value?.count == 3)
        }
    }

    @Test func aPullKeepsWhatIsShownUntilThereIsAnAnswer() async {
        let viewModel = scene.list()
        await observed(viewModel) {
            scene.brochures.brochures.removeLast()
            await viewModel.refresh()
            #expect(viewModel.state.value?.map(\.id) == [.springKitchen, .readingCorner])
        }
    }

    @Test func aScreenThatGoesAwayShowsNoError() async {
        let scene = BrochuresScene(stored: .nothing)
        scene.brochures.hold()
        let viewModel = scene.list()
        let observing = Task { await viewModel.observe() }
        await scene.brochures.waitUntilHeld()
        observing.cancel()
        await observing.value
        #expect(viewModel.state.failure == nil)
        scene.brochures.release()
    }
}
