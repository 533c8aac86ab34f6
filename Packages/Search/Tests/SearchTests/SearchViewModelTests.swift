import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import Search

#if Headless || !canImport(SwiftUI)
    import ScreenTesting
#endif

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

    @Test func theRouteGetsTheWordsAfterAPauseInTyping() async throws {
        let scene = SearchScene()
        let flow = scene.flow()
        let viewModel = flow.makeSearchViewModel()
        viewModel.text = "o"
        try await scene.clock.waitForSleepers(1)
        viewModel.text = "oak "
        try await scene.clock.waitForSleepers(1)
        #expect(flow.root == .search())
        scene.clock.advance(by: SearchViewModel.pause)
        await settle(flow) { flow.root == .search(q: "oak") }
        viewModel.text = ""
        #expect(flow.root == .search(), "an empty field is no text that the user still types")
    }

    @Test func theTextOfTheRouteIsShownUnlessItIsTheOlderOne() async throws {
        let scene = SearchScene()
        let viewModel = scene.viewModel("oak")
        viewModel.text = "oak st"
        try await scene.clock.waitForSleepers(1)
        scene.clock.advance(by: SearchViewModel.pause)
        await settle(scene) { scene.texts == ["oak st"] }
        viewModel.text = "oak stool"
        viewModel.show("oak st")
        #expect(viewModel.text == "oak stool", "the route is about to change")
        viewModel.show("desk")
        #expect(viewModel.text == "desk")
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

    @Test func aSearchIsRecordedWithoutItsText() {
        let scene = SearchScene()
        let viewModel = scene.viewModel(" oak  stool ")
        viewModel.submit()
        viewModel.search(for: "desk", in: ProductCategory.ID(rawValue: "tops"))
        expectNoDifference(
            scene.analytics.events,
            [
                .searched(wordCount: 2, category: nil),
                .searched(wordCount: 1, category: ProductCategory.ID(rawValue: "tops")),
            ])
    }

    @Test func aFlagTurnsRecentSearchesOff() async throws {
        let scene = SearchScene(recent: ["oak"])
        let viewModel = scene.viewModel()
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.recents == ["oak"] }
        try await scene.flags.override(ShopFlags.all.recentSearches, with: false)
        await settle(viewModel) { viewModel.recents.isEmpty }
        viewModel.search(for: "desk", in: nil)
        try await scene.flags.removeOverrides()
        await settle(viewModel) { viewModel.recents == ["oak"] }
        #expect(scene.search.currentSearches == ["oak"])
        observing.cancel()
        await observing.value
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
