import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

@testable import ProductListing

@MainActor
@Suite struct QueryTests {
    @Test func sortsAndTellsTheFlow() async {
        let scene = ListingScene()
        let (viewModel, observing) = await scene.shown(.kitchen)
        viewModel.sort(by: .priceAscending)
        await settle(viewModel) { viewModel.ids == [28, 23, 29, 30, 27, 25, 26, 24] }

        #expect(viewModel.ids == [28, 23, 29, 30, 27, 25, 26, 24])
        #expect(scene.queries == [ProductQuery(category: .kitchen, sort: .priceAscending)])
        observing.cancel()
    }

    @Test func searchesForTheWordsWithoutTheBlanksAround() async {
        let scene = ListingScene()
        let (viewModel, observing) = await scene.shown()
        viewModel.searchText = "  coffee "
        #expect(scene.queries.isEmpty)
        viewModel.submitSearch()
        await settle(viewModel) { viewModel.ids == [22, 26] }

        #expect(viewModel.ids == [22, 26])
        #expect(viewModel.searchText == "coffee")
        #expect(scene.queries == [ProductQuery(text: "coffee")])
        observing.cancel()
    }

    @Test func anEmptiedFieldEndsTheSearch() async {
        let scene = ListingScene()
        let (viewModel, observing) = await scene.shown(ProductQuery(text: "coffee"))
        #expect(viewModel.searchText == "coffee")
        viewModel.searchText = ""
        await settle(viewModel) { viewModel.ids.count == 20 }

        #expect(viewModel.query == ProductQuery())
        #expect(viewModel.ids == Array(1...20))
        observing.cancel()
    }

    @Test func wordsThatAreNotSubmittedYetStayWhenTheOrderChanges() {
        let viewModel = ListingScene().viewModel()
        viewModel.searchText = "cof"
        viewModel.sort(by: .titleAscending)

        #expect(viewModel.searchText == "cof")
        #expect(viewModel.query == ProductQuery(sort: .titleAscending))
    }

    @Test func theSameQuestionIsNotAskedTwice() async {
        let scene = ListingScene()
        let (viewModel, observing) = await scene.shown(ProductQuery(text: " coffee"))
        viewModel.show(ProductQuery(text: "coffee "))
        viewModel.submitSearch()
        #expect(!viewModel.isLoading)
        await viewModel.pager.waitUntilIdle()

        #expect(scene.freshLoads(of: ProductQuery(text: "coffee")) == 1)
        #expect(scene.queries.isEmpty)
        observing.cancel()
    }

    @Test func widensStepByStep() {
        let viewModel = ListingScene().viewModel(ProductQuery(category: .kitchen, text: "lamp", sort: .titleAscending))
        viewModel.widen()
        #expect(viewModel.query == ProductQuery(category: .kitchen, sort: .titleAscending))
        viewModel.widen()
        #expect(viewModel.query == ProductQuery(sort: .titleAscending))
    }

    @Test func allOrdersHaveNamesOfTheirOwn() {
        #expect(
            ProductSort.allCases.map(\.name) == [
                "Featured", "Price: low to high", "Price: high to low", "Best rated", "Name: A to Z",
            ])
    }

    @Test(arguments: [
        (ProductQuery(), "All products", "No products yet", String?.none),
        (.kitchen, "Kitchen Accessories", "Nothing here yet", "Show all products"),
        (ProductQuery(text: "lamp"), "Results for “lamp”", "No results for “lamp”", "Clear search"),
        (
            ProductQuery(category: .kitchen, text: "lamp"), "Kitchen Accessories", "No results for “lamp”",
            "Clear search"
        ),
    ])
    func saysWhatIsShown(query: ProductQuery, title: String, emptyTitle: String, action: String?) {
        let copy = ListingCopy(query, categories: .fixtures)
        #expect(copy.title == title)
        #expect(copy.emptyTitle == emptyTitle)
        #expect(copy.emptyAction == action)
    }

    @Test func aCategoryHasANameEvenWhenItsNameIsNotKnown() {
        #expect(ListingCopy(.kitchen, categories: []).title == "Kitchen Accessories")
        #expect(ListingCopy(ProductQuery(category: .init(rawValue: "tops")), categories: []).title == "Tops")
    }
}
