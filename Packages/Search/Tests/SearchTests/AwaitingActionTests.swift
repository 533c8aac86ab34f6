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
        let router = Router<SearchRoute>()
        let viewModel = scene.viewModel(router: router)
        return AwaitingTap(
            holding: scene.search, router: router, other: .search(),
            changes: { ["\(scene.search.currentSearches)"] }, exits: { scene.exits }, alertsOf: viewModel
        ) { await action(viewModel) }
    }

    @Test(arguments: actions) func awaitingAction(_ action: AwaitingAction) async {
        #expect(await action.problems() == [])
    }
}
