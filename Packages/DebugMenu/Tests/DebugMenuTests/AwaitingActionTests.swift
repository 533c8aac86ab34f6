import FlowKit
import Foundation
import Mocks
import Model
import Testing

@testable import DebugMenu

/// The actions of the debug menu that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated private static let change = StoreReport.UnsentChange(
        id: .init(rawValue: UUID()), subject: "bag 12", state: .needsAttention, attempts: 3)

    nonisolated static let actions = [
        AwaitingAction("send all changes") {
            let (scene, router) = (DebugScene(), Router<DebugMenuRoute>())
            let viewModel = scene.flow(router: router).makeStoreInspectorViewModel()
            return scene.tap(holding: scene.outbox, router, alertsOf: viewModel) { await viewModel.sendAll() }
        },
        AwaitingAction("retry a change") {
            let (scene, router) = (DebugScene(), Router<DebugMenuRoute>())
            let viewModel = scene.flow(router: router).makeStoreInspectorViewModel()
            return scene.tap(holding: scene.outbox, router, alertsOf: viewModel) { await viewModel.retry(change) }
        },
        // Two taps set the same value twice.
        AwaitingAction("override a flag", skipping: [.twoTaps]) {
            let (scene, router) = (DebugScene(), Router<DebugMenuRoute>())
            let viewModel = scene.flow(router: router).makeFeatureFlagsViewModel()
            let row = FlagRow("reviews", configured: .bool(false))
            return scene.tap(holding: scene.flags, router, alertsOf: viewModel) {
                await viewModel.override(row, with: .bool(true))
            }
        },
        AwaitingAction("reset the flags", skipping: [.twoTaps]) {
            let (scene, router) = (DebugScene(), Router<DebugMenuRoute>())
            let viewModel = scene.flow(router: router).makeFeatureFlagsViewModel()
            return scene.tap(holding: scene.flags, router, alertsOf: viewModel) { await viewModel.reset() }
        },
        AwaitingAction("explain a link") {
            let scene = DebugScene()
            let viewModel = scene.flow().makeLinkTesterViewModel()
            viewModel.text = "/bag"
            return scene.tap(holding: scene.app, changes: { scene.explained }) { await viewModel.explain() }
        },
        AwaitingAction("send a push") {
            let scene = DebugScene()
            let viewModel = scene.flow().makePushSenderViewModel()
            return scene.tap(holding: scene.app, changes: { scene.sent }) { await viewModel.send() }
        },
        AwaitingAction("use another endpoint") {
            let (scene, router) = (DebugScene(), Router<DebugMenuRoute>())
            let endpoints = try? StubEndpoints(scene.app)
            scene.endpoints = endpoints
            let viewModel = scene.flow(router: router).makeEndpointPickerViewModel()
            viewModel.text = "https://shop.example.com"
            return scene.tap(holding: scene.app, router, changes: { endpoints?.used ?? [] }) {
                viewModel.useText()
                await viewModel.switching?.value
            }
        },
    ]

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }
}

extension DebugScene {
    fileprivate func tap<Held: Controllable>(
        holding held: Held, _ router: Router<DebugMenuRoute> = Router(), changes: (() -> [String])? = nil,
        alertsOf screen: (any AlertPresenting)? = nil, action: @escaping @MainActor () async -> Void
    ) -> AwaitingTap {
        AwaitingTap(
            holding: held, router: router, other: .linkTester, changes: changes ?? { held.calls.map { "\($0)" } },
            exits: { self.exits }, alertsOf: screen, action: action)
    }
}
