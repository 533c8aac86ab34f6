import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import GiftCards

@MainActor
@Suite struct GiftCardsViewModelTests {
    let scene = GiftCardsScene()

    @Test func storedContentIsShownUntilTheServersArrives() async {
        scene.giftCards.hold { $0.mayFetch }
        scene.giftCards.giftCards.removeLast()
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            #expect(viewModel.state.value?.count == 2)
            scene.giftCards.release()
            await settle(viewModel) { viewModel.state.value?.count == 1 }
            #expect(viewModel.notice == nil)
        }
    }

    @Test func offlineStoredContentIsShownWithANotice() async {
        scene.giftCards.freshFailure = .offline
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await settle(viewModel) { viewModel.notice != nil }
            #expect(viewModel.notice == .offline)
            #expect(viewModel.state.value?.count == 2)
        }
    }

    @Test func aFailureIsShownAndCanBeRetried() async {
        let scene = GiftCardsScene(isStored: false)
        scene.giftCards.freshFailure = .server(status: 500, message: nil)
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            #expect(viewModel.state == .error(.server(status: 500, message: nil)))
            scene.giftCards.freshFailure = nil
            viewModel.retry()
            await settle(viewModel) { viewModel.state.isSuccess }
            #expect(viewModel.state.value?.count == 2)
        }
    }

    @Test func aReachableServerIsAskedAgain() async {
        let scene = GiftCardsScene(isStored: false)
        scene.giftCards.freshFailure = .offline
        scene.reachability.current = .offline
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            #expect(viewModel.state == .error(.offline))
            scene.giftCards.freshFailure = nil
            scene.reachability.current = .online
            await settle(viewModel) { viewModel.state.isSuccess }
            #expect(viewModel.state.value?.count == 2)
        }
    }

    @Test func refreshingShowsTheServersContent() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            scene.giftCards.giftCards.removeLast()
            await viewModel.refresh()
            #expect(viewModel.state.value?.count == 1)
        }
    }

    @Test func aDismissedScreenShowsNoError() async {
        let scene = GiftCardsScene(isStored: false)
        scene.giftCards.hold()
        let viewModel = scene.viewModel()
        let observing = Task { await viewModel.observe() }
        await scene.giftCards.waitUntilHeld()
        observing.cancel()
        await observing.value
        #expect(viewModel.state.failure == nil)
        scene.giftCards.release()
    }

    @Test func theScreenDeclaresItsLocation() {
        #expect(GiftCardsViewModel.routeConfig.path == "/gift-cards")
        #expect(GiftCardsViewModel.routeConfig.activity == .shop)
    }
}
