import FlowKit
import Mocks
import Model
import Testing

@testable import Search

/// The actions of the search that await a service.
@MainActor
@Suite struct AwaitingActionTests {
    nonisolated static let actions = [
        AwaitingAction("forget a search") { search { await $0.forget("lamp") } },
        AwaitingAction("forget all searches") { search { await $0.forgetAll() } },
    ]

    private static func search(_ action: @escaping @MainActor (SearchViewModel) async -> Void) -> AwaitingTap {
        let scene = SearchScene(recent: ["lamp", "desk"])
        let viewModel = scene.viewModel()
        return AwaitingTap(
            holding: scene.search, router: Router<SearchRoute>(), other: .search(),
            changes: { ["\(scene.search.currentSearches)", "\(viewModel.alert == nil)"] }, exits: { scene.exits }
        ) { await action(viewModel) }
    }

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
