import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import __Name__

@MainActor
@Suite struct __Name__ViewModelTests {
    let scene = __Name__Scene()

    @Test func storedContentIsShownUntilTheServersArrives() async {
        scene.__items_value__.hold { $0.mayFetch }
        scene.__items_value__.__items_value__.removeLast()
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            #expect(viewModel.state.value?.count == 2)
            scene.__items_value__.release()
            await settle(viewModel) { viewModel.state.value?.count == 1 }
            #expect(viewModel.notice == nil)
        }
    }

    @Test func offlineStoredContentIsShownWithANotice() async {
        scene.__items_value__.freshFailure = .offline
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            await settle(viewModel) { viewModel.notice != nil }
            #expect(viewModel.notice == .offline)
            #expect(viewModel.state.value?.count == 2)
        }
    }

    @Test func aFailureIsShownAndCanBeRetried() async {
        let scene = __Name__Scene(isStored: false)
        scene.__items_value__.freshFailure = .server(status: 500, message: nil)
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            #expect(viewModel.state == .error(.server(status: 500, message: nil)))
            scene.__items_value__.freshFailure = nil
            viewModel.retry()
            await settle(viewModel) { viewModel.state.isSuccess }
            #expect(viewModel.state.value?.count == 2)
        }
    }

    @Test func aReachableServerIsAskedAgain() async {
        let scene = __Name__Scene(isStored: false)
        scene.__items_value__.freshFailure = .offline
        scene.reachability.current = .offline
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            #expect(viewModel.state == .error(.offline))
            scene.__items_value__.freshFailure = nil
            scene.reachability.current = .online
            await settle(viewModel) { viewModel.state.isSuccess }
            #expect(viewModel.state.value?.count == 2)
        }
    }

    @Test func refreshingShowsTheServersContent() async {
        let viewModel = scene.viewModel()
        await observed(viewModel) {
            scene.__items_value__.__items_value__.removeLast()
            await viewModel.refresh()
            #expect(viewModel.state.value?.count == 1)
        }
    }

    @Test func aDismissedScreenShowsNoError() async {
        let scene = __Name__Scene(isStored: false)
        scene.__items_value__.hold()
        let viewModel = scene.viewModel()
        let observing = Task { await viewModel.observe() }
        await scene.__items_value__.waitUntilHeld()
        observing.cancel()
        await observing.value
        #expect(viewModel.state.failure == nil)
        scene.__items_value__.release()
    }

    @Test func theScreenDeclaresItsLocation() {
        #expect(__Name__ViewModel.routeConfig.path == "/__path__")
        #expect(__Name__ViewModel.routeConfig.activity == .shop)
    }
}
