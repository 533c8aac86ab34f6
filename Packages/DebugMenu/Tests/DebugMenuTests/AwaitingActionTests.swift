import FlowKit
import Foundation
import Mocks
import Model
import Testing

@testable import DebugMenu

/// The actions of the debug menu that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated static let actions = [
        AwaitingAction("send all changes") {
            let scene = DebugScene()
            let viewModel = StoreInspectorViewModel(scene.dependencies)
            return AwaitingTap(
                holding: scene.outbox, router: Router<DebugMenuRoute>(), other: .linkTester,
                changes: { scene.outbox.calls }, exits: { scene.exits }
            ) { await viewModel.sendAll() }
        },
        AwaitingAction("reset the flags") {
            let scene = DebugScene()
            let viewModel = FeatureFlagsViewModel(scene.dependencies)
            return AwaitingTap(
                holding: scene.flags, router: Router<DebugMenuRoute>(), other: .linkTester,
                changes: { ["\(viewModel.alert == nil)"] }, exits: { scene.exits }
            ) { await viewModel.reset() }
        },
    ]

    @Test(arguments: actions) func twoTapsHaveTheEffectOfOne(_ action: AwaitingAction) async {
        let (once, twice) = await (action.effects(), action.effects(taps: 2))
        #expect(twice == once)
        #expect(!once.changes.isEmpty, "the action changes nothing")
    }

    @Test(arguments: actions, AwaitingAction.Leaving.allCases)
    func userWhoLeavesStaysThereAndKeepsTheChange(_ action: AwaitingAction, leaving: AwaitingAction.Leaving) async {
        let (stayed, left) = await (action.effects(), action.effects(leaving: leaving))
        #expect(left.leavesScreens)
        #expect(left.changes == stayed.changes)
    }
}
