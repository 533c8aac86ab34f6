import FlowKit
import FlowTesting
import Foundation
import Loading
import Mocks
import Model
import Testing

@testable import DebugMenu

@MainActor
@Suite struct DebugMenuFlowTests {
    @Test func aloneItHasItsOwnStack() {
        let flow = DebugScene().flow()
        flow.router.navigate(to: .featureFlags)
        #expect(flow.router.path == [.featureFlags])
        flow.router.popToRoot()
        #expect(flow.router.path.isEmpty)
    }

    @Test func closingLeavesTheMenu() {
        let host = Router<DebugMenuRoute>([.debugMenu])
        DebugScene().flow(router: host).makeDebugMenuViewModel().close()
        #expect(host.path.isEmpty)
    }

    @Test func allScreensAreForDebuggingOnly() {
        let configs = [
            DebugMenuViewModel.routeConfig, LinkTesterViewModel.routeConfig, NavigationJournalViewModel.routeConfig,
            FeatureFlagsViewModel.routeConfig, PushSenderViewModel.routeConfig, AnalyticsEventsViewModel.routeConfig,
            StoreInspectorViewModel.routeConfig, NetworkFaultsViewModel.routeConfig,
            EndpointPickerViewModel.routeConfig, ComponentCatalogViewModel.routeConfig,
        ]
        #expect(
            configs.map(\.path) == [
                "/debug", "/debug/links", "/debug/journal", "/debug/flags", "/debug/push", "/debug/analytics",
                "/debug/store", "/debug/faults", "/debug/endpoint", "/debug/components",
            ])
        // A tool that a link opens is over the screens that it inspects, and a push dismisses it.
        #expect(configs.allSatisfy { $0.isDebugOnly && $0.transition == .sheet && $0.activity == .shop })
    }

    @Test func withoutAnAppThereIsNothingToInspect() async {
        let nothing = DebugMenuFlowViewModel(DebugMenuDependencyContainer()) { _ in }
        let journal = nothing.makeNavigationJournalViewModel()
        journal.load()
        #expect(journal.events == [])
        journal.save()
        #expect(journal.saved == .failure(.storage("there is no journal")))
        #expect(journal.events == [])
        let push = nothing.makePushSenderViewModel()
        push.json = "{}"
        await push.send()
        #expect(push.report == .notDelivered)
        let store = nothing.makeStoreInspectorViewModel()
        await store.observe()
        #expect(store.state == .success(.init()))
        let faults = nothing.makeNetworkFaultsViewModel()
        #expect(!faults.isAvailable)
        faults.set(FaultSwitches(failure: .offline))
        #expect(!faults.switches.areActive)
    }

    @Test(arguments: [
        (FaultSwitches(), ""),
        (FaultSwitches(delay: .short), "Delay of 1 s"),
        (FaultSwitches(failure: .rateLimited), "All requests fail with 429"),
        (
            FaultSwitches(delay: .long, failure: .offline, dropsEverySecondResponse: true),
            "Delay of 5 s, no connection, every second response is lost"
        ),
    ])
    func theSummaryNamesTheActiveFaults(switches: FaultSwitches, text: String) {
        #expect(switches.summary == text)
        #expect(switches.areActive == !text.isEmpty)
    }

    @Test func faultsAreFollowedAndReplaced() async {
        let scene = DebugScene()
        let viewModel = scene.flow().makeNetworkFaultsViewModel()
        let observing = Task { await viewModel.observe() }
        viewModel.set(FaultSwitches(delay: .long))
        #expect(scene.faults.current == FaultSwitches(delay: .long))
        // Another window of the app.
        scene.faults.set(FaultSwitches(failure: .offline))
        await settle(viewModel) { viewModel.switches == FaultSwitches(failure: .offline) }
        observing.cancel()
        await observing.value
    }

    @Test func aCancelledOverrideShowsNoAlert() async throws {
        let scene = DebugScene()
        let viewModel = scene.flow().makeFeatureFlagsViewModel()
        scene.flags.failure = .cancelled
        await viewModel.override(FlagRow("reviews", configured: .bool(false)), with: .bool(true))
        await viewModel.reset()
        #expect(viewModel.alert == nil)
    }
}
