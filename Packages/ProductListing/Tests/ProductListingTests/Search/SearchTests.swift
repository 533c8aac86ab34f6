import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductListing

@MainActor
@Suite struct SearchTests {
    private let search = MockSearchService()

    private func shown(
        _ scene: ListingScene, _ query: ProductQuery = ProductQuery()
    ) async -> (ProductListingViewModel, Task<Void, Never>) {
        let viewModel = scene.viewModel(query)
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { !viewModel.categories.isEmpty && !viewModel.isLoading }
        return (viewModel, observing)
    }

    @Test func resultsComeWhileOneTypes() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        #expect(viewModel.ids.count == 20)
        viewModel.searchText = "cof"
        await settle(viewModel) { viewModel.ids == [22, 26] }
        #expect(scene.queries.isEmpty)
        #expect(viewModel.shown.text == "cof")
        observing.cancel()
    }

    @Test func onlyTheAnswerToTheNewestQuestionIsShown() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        search.hold()
        viewModel.searchText = "sto"
        await search.waitUntilHeld()
        viewModel.searchText = "stool"
        search.release()
        await viewModel.pager.waitUntilIdle()
        #expect(viewModel.ids == [8])
        observing.cancel()
    }

    @Test func previousResultsStayUntilNewResultsArrive() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        viewModel.searchText = "stool"
        await settle(viewModel) { viewModel.ids == [8] }
        #expect(viewModel.state.value?.first?.title.hasMatch == true)
        search.hold()
        viewModel.searchText = "knife"
        await search.waitUntilHeld()
        #expect(viewModel.ids == [8])
        search.release()
        await settle(viewModel) { viewModel.ids.contains(24) }
        observing.cancel()
    }

    @Test func relevanceComesFirstAndAnyOtherOrderCanBeChosen() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene, ProductQuery(text: "coffee"))
        #expect(search.calls.contains(.search(SearchQuery("coffee"), offset: 0)))
        viewModel.sort(by: .priceDescending)
        await viewModel.pager.waitUntilIdle()
        let query = SearchQuery("coffee", sort: .products(.priceDescending))
        #expect(search.calls.contains(.search(query, offset: 0)))
        #expect(viewModel.ids == [26, 22])
        // The shop is not asked for what the device knows.
        #expect(scene.freshLoads(of: ProductQuery(text: "coffee")) == 0)
        observing.cancel()
    }

    @Test func filtersNarrowTheSearchAndStayWithoutIt() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene, ProductQuery(text: "coffee"))
        viewModel.filter(by: ProductFilters(brands: ["Kanto"]))
        await viewModel.pager.waitUntilIdle()
        #expect(viewModel.ids == [26])
        viewModel.filter(by: ProductFilters(price: PriceRange(to: 30_00)))
        await viewModel.pager.waitUntilIdle()
        #expect(viewModel.ids == [22])
        viewModel.choose(.kitchen)
        await viewModel.pager.waitUntilIdle()
        #expect(viewModel.ids == [])
        // The shop has no filters: it isn't asked for what the device doesn't have.
        #expect(scene.freshLoads(of: viewModel.query) == 0)
        viewModel.searchText = ""
        await settle(viewModel) { viewModel.ids == [23, 28] }
        observing.cancel()
    }

    @Test func theCorrectionIsThatOfTheShownResults() async {
        search.corrections = ["stol": "stool", "knfie": "knife"]
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene, ProductQuery(text: "stol"))
        #expect(viewModel.correction == "stool")
        #expect(viewModel.ids == [8])
        // The shop isn't asked for a text that the device has corrected.
        #expect(scene.freshLoads(of: ProductQuery(text: "stol")) == 0)
        search.hold()
        viewModel.searchText = "knfie"
        await search.waitUntilHeld()
        #expect(viewModel.correction == "stool", "its results are still shown")
        search.release()
        await settle(viewModel) { viewModel.correction == "knife" }
        viewModel.searchText = "coffee"
        await settle(viewModel) { viewModel.correction == nil && viewModel.ids == [22, 26] }
        observing.cancel()
    }

    @Test func aFilterIsAppliedToTheCorrectedText() async {
        search.corrections = ["cofee": "coffee"]
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        viewModel.searchText = "cofee"
        await settle(viewModel) { viewModel.correction == "coffee" }
        viewModel.filter(by: ProductFilters(brands: ["Kanto"]))
        #expect(scene.queries == [ProductQuery(text: "coffee", filters: ProductFilters(brands: ["Kanto"]))])
        await settle(viewModel) { viewModel.ids == [26] && viewModel.correction == nil }
        observing.cancel()
    }

    @Test func aTextInQuotationMarksIsSearchedAsItIs() async {
        search.corrections = ["\"stol\"": "stool", "stol": "stool"]
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene, ProductQuery(text: "\"stol\""))
        #expect(viewModel.ids == [])
        #expect(viewModel.correction == nil)
        viewModel.searchText = "“stool”"
        await settle(viewModel) { viewModel.ids == [8] }
        observing.cancel()
    }

    @Test func aFilterSubmitsTheWordsInTheField() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        viewModel.searchText = "coffee"
        viewModel.filter(by: ProductFilters(brands: ["Kanto"]))
        #expect(scene.queries == [ProductQuery(text: "coffee", filters: ProductFilters(brands: ["Kanto"]))])
        await settle(search) { search.calls.contains(.remember("coffee")) }
        observing.cancel()
    }

    @Test func theShopIsAskedForWordsThatTheDeviceDoesNotKnow() async {
        search.products = []
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        viewModel.searchText = "stool"
        await viewModel.pager.waitUntilIdle()
        // Not before they are submitted.
        #expect(viewModel.ids == [])
        #expect(scene.freshLoads(of: ProductQuery(text: "stool")) == 0)
        viewModel.submitSearch()
        await settle(viewModel) { viewModel.ids == [8] }
        observing.cancel()
    }

    @Test func aLinkWithWordsLooksOnTheDeviceFirst() async {
        let scene = ListingScene(stored: .nothing, search: search)
        scene.products.freshFailure = .offline
        let viewModel = scene.viewModel(ProductQuery(text: "stool"))
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.ids == [8] }
        #expect(!scene.products.calls.contains { if case .products = $0 { true } else { false } })
        observing.cancel()
    }

    @Test func submittedSearchIsRemembered() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        viewModel.searchText = " stool "
        viewModel.submitSearch()
        await settle(search) { search.currentSearches == ["stool"] }
        #expect(viewModel.query.text == "stool")
        observing.cancel()
    }

    @Test func moreComesAndAFailureIsTriedAgain() async {
        search.products = (1...45).map { .fixture(id: $0, title: "Lamp \($0)") }
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene, ProductQuery(text: "lamp"))
        #expect(viewModel.ids.count == 20 && viewModel.hasNextPage)
        search.failure = .storage("broken")
        viewModel.loadNextPage()
        await viewModel.pager.waitUntilIdle()
        #expect(viewModel.state.failure == .storage("broken") && viewModel.ids.count == 20)
        search.failure = nil
        viewModel.retry()
        await viewModel.pager.waitUntilIdle()
        #expect(viewModel.ids.count == 40)
        viewModel.loadNextPage()
        await viewModel.pager.waitUntilIdle()
        #expect(viewModel.ids.count == 45)
        #expect(!viewModel.hasNextPage)
        observing.cancel()
    }

    @Test func aFailedSearchIsTriedAgain() async {
        search.failure = .storage("broken")
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene, ProductQuery(text: "stool"))
        #expect(viewModel.state.failure == .storage("broken"))
        search.failure = nil
        viewModel.retry()
        await viewModel.pager.waitUntilIdle()
        #expect(viewModel.ids == [8])
        observing.cancel()
    }
}
