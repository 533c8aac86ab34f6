import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import Search

@MainActor
@Suite struct SearchViewModelTests {
    @Test func suggestionsComeAfterAPauseInTyping() async throws {
        let scene = SearchScene()
        let viewModel = scene.viewModel()
        viewModel.text = "o"
        #expect(viewModel.suggestions == .loading)
        try await scene.clock.waitForSleepers(1)
        viewModel.text = "oak"
        try await scene.clock.waitForSleepers(1)
        scene.clock.advance(by: SearchViewModel.pause)
        await settle(viewModel) { viewModel.suggestions?.value?.words == "oak" }
        #expect(viewModel.suggestions?.value?.products.map(\.product.title) == ["Oak Stool"])
        #expect(!scene.search.calls.contains(.search(SearchQuery("o"), offset: 0)))
    }

    @Test func aNameMatchesCategoriesAndBrands() async {
        let scene = SearchScene()
        let viewModel = scene.viewModel("lum")
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.suggestions?.isSuccess == true }
        #expect(viewModel.suggestions?.value?.brands.map(\.value.name) == ["Lumière"])
        #expect(viewModel.suggestions?.value?.scopes.map(\.category.name) == ["Fragrances"])
        observing.cancel()
        await observing.value
    }

    @Test func anEmptyFieldHasNoSuggestions() async {
        let viewModel = SearchScene().viewModel()
        viewModel.text = "oak"
        viewModel.text = "  "
        #expect(viewModel.suggestions == nil)
        viewModel.submit()
    }

    @Test func leavingRemembersTheText() async {
        let scene = SearchScene()
        let viewModel = scene.viewModel(" oak ")
        viewModel.submit()
        viewModel.search(for: "desk", in: nil)
        expectNoDifference(scene.exits, [.results("oak", in: nil), .results("desk", in: nil)])
        await settle(scene.search) { scene.search.currentSearches.sorted() == ["desk", "oak"] }
    }

    @Test func aFailureIsShownAndRetried() async {
        let scene = SearchScene()
        scene.search.failure = .storage("the catalog can't be read")
        let viewModel = scene.viewModel("oak")
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.suggestions?.failure != nil }
        scene.search.failure = nil
        viewModel.retry()
        await settle(viewModel) { viewModel.suggestions?.isSuccess == true }
        observing.cancel()
        await observing.value
    }

    @Test func itsRouteConfigDeclaresTheLink() {
        #expect(SearchViewModel.routeConfig.path == "/search?q")
        #expect(SearchViewModel.routeConfig.tab == nil)
    }

    #if Headless || !canImport(SwiftUI)
        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks(ofFlowThrough: [SearchRoute.search()]) { router in
                SearchScene(recent: ["oak"]).flow(router: router)
            } use: { flow, leaks in
                let viewModel = leaks.track(flow.makeSearchViewModel("oak"))
                let observing = leaks.track(task: Task { await viewModel.observe() }, name: "observe")
                await settle(viewModel) { viewModel.suggestions?.isSuccess == true }
                viewModel.text = "desk"
                observing.cancel()
            }
        }
    #endif
}
