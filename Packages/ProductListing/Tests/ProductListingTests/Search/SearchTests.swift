import FlowKit
import FlowTesting
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
        await settle(viewModel) { !viewModel.categories.isEmpty && viewModel.search?.isAsking == false }
        return (viewModel, observing)
    }

    private func ids(_ viewModel: ProductListingViewModel) -> [Int]? {
        viewModel.found?.state.value?.map(\.id.rawValue)
    }

    @Test func resultsComeWhileOneTypes() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        #expect(viewModel.found == nil && viewModel.ids.count == 20)
        viewModel.searchText = "cof"
        await settle(viewModel) { ids(viewModel) == [22, 26] }
        #expect(scene.queries.isEmpty)
        #expect(viewModel.found?.words == "cof")
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
        await viewModel.search?.waitUntilIdle()
        #expect(ids(viewModel) == [8])
        observing.cancel()
    }

    @Test func whatIsShownStaysUntilThereIsAnAnswer() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        viewModel.searchText = "stool"
        await settle(viewModel) { ids(viewModel) == [8] }
        search.hold()
        viewModel.searchText = "knife"
        await search.waitUntilHeld()
        #expect(ids(viewModel) == [8])
        search.release()
        await settle(viewModel) { ids(viewModel)?.contains(24) == true }
        observing.cancel()
    }

    @Test func relevanceComesFirstAndAnyOtherOrderCanBeChosen() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene, ProductQuery(text: "coffee"))
        #expect(search.calls.contains(.search(SearchQuery("coffee"), offset: 0)))
        viewModel.sort(by: .priceDescending)
        await viewModel.search?.waitUntilIdle()
        let query = SearchQuery("coffee", sort: .products(.priceDescending))
        #expect(search.calls.contains(.search(query, offset: 0)))
        #expect(ids(viewModel) == [26, 22])
        // The shop is not asked for what the device knows.
        #expect(scene.freshLoads(of: ProductQuery(text: "coffee")) == 0)
        observing.cancel()
    }

    @Test func aFacetNarrowsAndGivesWayAgain() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene, ProductQuery(text: "coffee"))
        viewModel.narrow(to: SearchNarrowing(brand: "Kanto"))
        await viewModel.search?.waitUntilIdle()
        #expect(ids(viewModel) == [26])
        #expect(viewModel.found?.facets.brands.map(\.value).sorted() == ["Cacao Norte", "Kanto"])
        viewModel.narrow(to: SearchNarrowing(price: 0...20_00))
        await viewModel.search?.waitUntilIdle()
        #expect(ids(viewModel) == [22])
        viewModel.choose(.kitchen)
        await viewModel.search?.waitUntilIdle()
        #expect(ids(viewModel) == [])
        // Filters belong to the words: with those they go.
        viewModel.searchText = ""
        #expect(viewModel.found == nil && viewModel.narrowing.isEmpty)
        observing.cancel()
    }

    @Test func theShopIsAskedForWordsThatTheDeviceDoesNotKnow() async {
        search.products = []
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        viewModel.searchText = "stool"
        await viewModel.search?.waitUntilIdle()
        // Not before they are submitted.
        #expect(ids(viewModel) == [])
        #expect(scene.freshLoads(of: ProductQuery(text: "stool")) == 0)
        viewModel.submitSearch()
        await settle(viewModel) { viewModel.ids == [8] }
        #expect(viewModel.found == nil && viewModel.ids == [8])
        observing.cancel()
    }

    @Test func aLinkWithWordsLooksOnTheDeviceFirst() async {
        let scene = ListingScene(stored: .nothing, search: search)
        scene.products.freshFailure = .offline
        let viewModel = scene.viewModel(ProductQuery(text: "stool"))
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { ids(viewModel) == [8] }
        #expect(!scene.products.calls.contains { if case .products = $0 { true } else { false } })
        observing.cancel()
    }

    @Test func whatWasLookedForIsRemembered() async {
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene)
        viewModel.searchText = " stool "
        viewModel.submitSearch()
        viewModel.searchText = ""
        await settle(viewModel) { viewModel.recentSearches == ["stool"] }
        viewModel.search(for: "stool")
        await settle(viewModel) { ids(viewModel) == [8] }
        #expect(viewModel.query.text == "stool")
        await viewModel.forgetSearches()
        await settle(viewModel) { viewModel.recentSearches.isEmpty }
        observing.cancel()
    }

    @Test func moreComesAndAFailureIsTriedAgain() async {
        search.products = (1...45).map { .fixture(id: $0, title: "Lamp \($0)") }
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene, ProductQuery(text: "lamp"))
        #expect(ids(viewModel)?.count == 20 && viewModel.found?.hasNextPage == true)
        search.failure = .storage("broken")
        viewModel.loadNextPage()
        await viewModel.search?.waitUntilIdle()
        #expect(viewModel.found?.state.failure == .storage("broken") && ids(viewModel)?.count == 20)
        search.failure = nil
        for count in [40, 45] {
            viewModel.retry()
            await viewModel.search?.waitUntilIdle()
            #expect(ids(viewModel)?.count == count)
        }
        #expect(viewModel.found?.hasNextPage == false)
        observing.cancel()
    }

    @Test func aFailedSearchIsTriedAgain() async {
        search.failure = .storage("broken")
        let scene = ListingScene(search: search)
        let (viewModel, observing) = await shown(scene, ProductQuery(text: "stool"))
        #expect(viewModel.found?.state.failure == .storage("broken"))
        search.failure = nil
        viewModel.retry()
        await viewModel.search?.waitUntilIdle()
        #expect(ids(viewModel) == [8])
        observing.cancel()
    }
}
