import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductDetails

@MainActor
@Suite struct LoadingTests {
    let scene = ProductScene()

    @Test func showsWhatIsStoredAndThenWhatIsFresh() async {
        scene.products.hold { $0.policy.mayFetch }
        scene.change(.walnutDesk) { $0.summary.title = "Walnut Desk II" }
        let viewModel = scene.viewModel()
        #expect(viewModel.state == .loading)
        await observed(viewModel) {
            #expect(viewModel.state.value?.summary.title == "Walnut Desk")
            scene.products.release()
            await settle(viewModel) { viewModel.state.value?.summary.title == "Walnut Desk II" }
            #expect(viewModel.notice == nil)
        }
    }

    @Test func withNothingStoredItWaitsForTheServer() async {
        let scene = ProductScene(stored: .nothing)
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            #expect(viewModel.state.value?.id == .walnutDesk)
            #expect(viewModel.state.value?.details.description == "Room for two screens and a dog underneath.")
        }
    }

    @Test func offlineItShowsWhatIsStoredAndSaysSo() async {
        scene.products.freshFailure = .offline
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await settle(viewModel) { viewModel.notice != nil }
            #expect(viewModel.notice == .offline)
            #expect(viewModel.state.value?.id == .walnutDesk)
        }
    }

    @Test func offlineWithNothingStoredItSaysWhy() async {
        let scene = ProductScene(stored: .nothing)
        scene.products.freshFailure = .offline
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            #expect(viewModel.state == .error(.offline))
            #expect(viewModel.surroundings == nil)
        }
    }

    @Test func unknownProductIsNotFoundAndNotViewed() async {
        let viewModel = scene.viewModel(.unknown)
        await observed(viewModel) {
            #expect(viewModel.state == .error(.notFound("product 999")))
            #expect(scene.recents.calls.isEmpty)
        }
    }

    @Test(arguments: [MockProductService.Stored.everything, .nothing])
    func recoversByItselfWhenTheServerIsBack(_ stored: MockProductService.Stored) async {
        let scene = ProductScene(stored: stored)
        scene.products.freshFailure = .offline
        scene.reachability.current = .offline
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await settle(viewModel) { viewModel.notice == .offline || viewModel.state.failure == .offline }
            scene.products.freshFailure = nil
            scene.reachability.current = .online
            await settle(viewModel) { viewModel.notice == nil && viewModel.state.isSuccess }
            #expect(viewModel.notice == nil)
            #expect(viewModel.state.value?.id == .walnutDesk)
        }
    }

    @Test func recoversWhenTheScreenComesBackAfterTheServerDid() async {
        scene.products.freshFailure = .offline
        let viewModel = scene.viewModel()
        await observed(viewModel) { await settle(viewModel) { viewModel.notice == .offline } }
        scene.products.freshFailure = nil
        await observed(viewModel) {
            await settle(viewModel) { viewModel.notice == nil }
        }
    }

    @Test func recoversAlsoFromWhatOnlyLookedLikeASlowServer() async {
        scene.products.freshFailure = .timedOut(after: .seconds(10))
        scene.reachability.current = .offline
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await settle(viewModel) { viewModel.notice != nil }
            scene.products.freshFailure = nil
            scene.reachability.current = .online
            await settle(viewModel) { viewModel.notice == nil }
        }
    }

    @Test func beingOnlineAsBeforeIsNoReasonToAskAgain() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await settle(scene.recents) { scene.recents.currentIDs == [.walnutDesk] }
            scene.products.forgetCalls()
            scene.reachability.current = .online
            await settle(scene.reachability) { scene.reachability.areFollowersCaughtUp }
            #expect(!scene.products.calls.contains { $0.policy.mayFetch })
        }
    }

    @Test func aPullAsksForTheProductAndWhatIsAroundIt() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            scene.products.forgetCalls()
            await viewModel.refresh()
            #expect(scene.products.calls.contains(.product(.walnutDesk, .networkOnly)))
            #expect(
                scene.products.calls.contains(.products(ProductQuery(category: .furniture), offset: 0, .networkOnly)))
        }
    }

    @Test func triesAgainWhenAsked() async {
        let scene = ProductScene(stored: .nothing)
        scene.products.freshFailure = .server(status: 500, message: nil)
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            #expect(viewModel.state == .error(.server(status: 500, message: nil)))
            scene.products.freshFailure = nil
            viewModel.retry()
            #expect(viewModel.state == .loading)
            await settle(viewModel) { viewModel.state.isSuccess }
        }
    }

    @Test func aViewIsNotedOnceForEachOpening() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await settle(scene.recents) { !scene.recents.calls.isEmpty }
            await viewModel.refresh()
            await viewModel.refresh()
            #expect(scene.recents.calls == [.recordView(.walnutDesk)])
            #expect(scene.recents.currentIDs == [.walnutDesk])
        }
    }

    @Test func aViewThatCouldNotBeNotedIsNotedWithTheNextAnswer() async {
        scene.recents.failure = .storage("disk full")
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await settle(scene.recents) { !scene.recents.calls.isEmpty }
            scene.recents.failure = nil
            await viewModel.refresh()
            await settle(scene.recents) { scene.recents.currentIDs == [.walnutDesk] }
            #expect(viewModel.alert == nil)
        }
    }
}
