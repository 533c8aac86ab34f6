import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import ProductListing

/// Brand and price of a search are part of where one is.
@MainActor
@Suite struct NarrowedRouteTests {
    private let search = MockSearchService()
    private let narrowing = SearchNarrowing(brand: "Kanto", price: 0...49_99)

    private func shown(
        _ flow: ProductListingFlowViewModel
    ) async -> (ProductListingViewModel, Task<Void, Never>) {
        let viewModel = flow.makeProductListingViewModel(flow.rootQuery, narrowedTo: flow.root.narrowing)
        let observing = Task { await viewModel.observe() }
        await viewModel.search?.waitUntilIdle()
        await settle(viewModel) { viewModel.found?.state.value != nil }
        return (viewModel, observing)
    }

    @Test func aRouteSaysWhatASearchIsNarrowedTo() {
        let route = ProductListingRoute.productListing(ProductQuery(text: "coffee"), narrowedTo: narrowing)
        #expect(route == .productListing(q: "coffee", brand: "Kanto", price: PriceRange(0...49_99)))
        #expect(route.query == ProductQuery(text: "coffee") && route.narrowing == narrowing)
    }

    @Test(arguments: [nil, "", "  "])
    func withoutWordsThereIsNothingToNarrow(_ text: String?) {
        let route = ProductListingRoute.productListing(ProductQuery(text: text), narrowedTo: narrowing)
        #expect(route == .productListing(ProductQuery(text: text)))
        #expect(ProductListingRoute.productListing(q: text, brand: "Kanto").narrowing.isEmpty)
    }

    @Test func aBrandWithoutANameIsNone() {
        #expect(ProductListingRoute.productListing(q: "coffee", brand: "").narrowing.isEmpty)
    }

    @Test func aNarrowedRouteIsShownAsSuch() async {
        let flow = ListingScene(search: search).flow()
        flow.root = .productListing(ProductQuery(text: "coffee"), narrowedTo: SearchNarrowing(brand: "Kanto"))
        let (viewModel, observing) = await shown(flow)
        #expect(viewModel.found?.narrowing == SearchNarrowing(brand: "Kanto"))
        #expect(viewModel.found?.state.value?.map(\.id.rawValue) == [26])
        observing.cancel()
    }

    @Test func whatIsChosenIsKeptByTheRoot() async {
        let flow = ListingScene(search: search).flow()
        flow.rootQuery = ProductQuery(text: "coffee")
        let (viewModel, observing) = await shown(flow)
        viewModel.narrow(to: SearchNarrowing(brand: "Kanto"))
        #expect(flow.root == .productListing(q: "coffee", brand: "Kanto"))
        viewModel.sort(by: .priceDescending)
        #expect(flow.root == .productListing(q: "coffee", sort: .priceDescending, brand: "Kanto"))
        viewModel.narrow(to: SearchNarrowing())
        #expect(flow.root == .productListing(q: "coffee", sort: .priceDescending))
        viewModel.narrow(to: narrowing)
        viewModel.searchText = ""
        #expect(flow.root == .productListing(sort: .priceDescending))
        observing.cancel()
    }

    @Test func whoNarrowsMeansTheWordsInTheField() async {
        let flow = ListingScene(search: search).flow()
        let (viewModel, observing) = await shownAfterTyping("coffee", flow)
        viewModel.narrow(to: SearchNarrowing(brand: "Kanto"))
        #expect(flow.root == .productListing(q: "coffee", brand: "Kanto"))
        await settle(search) { search.calls.contains(.remember("coffee")) }
        observing.cancel()
    }

    @Test func goingBackShowsWhatItWasNarrowedTo() async {
        let flow = ListingScene(search: search).flow()
        flow.rootQuery = ProductQuery(text: "coffee")
        let (viewModel, observing) = await shown(flow)
        viewModel.narrow(to: SearchNarrowing(brand: "Kanto"))
        viewModel.show(ProductQuery(text: "coffee"), narrowedTo: SearchNarrowing())
        await viewModel.search?.waitUntilIdle()
        #expect(viewModel.narrowing.isEmpty)
        #expect((viewModel.found?.state.value?.count ?? 0) > 1)
        observing.cancel()
    }

    private func shownAfterTyping(
        _ text: String, _ flow: ProductListingFlowViewModel
    ) async -> (ProductListingViewModel, Task<Void, Never>) {
        let viewModel = flow.makeProductListingViewModel(flow.rootQuery)
        let observing = Task { await viewModel.observe() }
        viewModel.searchText = text
        await viewModel.search?.waitUntilIdle()
        return (viewModel, observing)
    }
}
