import FlowKit
import FlowTesting
import Loading
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

    @Test func aSearchIsRecordedOnceWithoutItsText() {
        let scene = ListingScene()
        let viewModel = scene.viewModel(.kitchen)
        viewModel.searchText = " coffee  cup "
        #expect(scene.analytics.events.isEmpty, "the text isn't submitted")
        viewModel.submitSearch()
        viewModel.submitSearch()
        viewModel.searchText = ""
        viewModel.show(ProductQuery(text: "a link"))
        expectNoDifference(
            scene.analytics.events, [.searched(wordCount: 2, category: ProductQuery.kitchen.category)])
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

    @Test func filtersStayUntilTheyAreCleared() {
        let filters = ProductFilters(brands: ["Kanto"])
        let viewModel = ListingScene().viewModel(ProductQuery(text: "lamp", filters: filters))
        viewModel.sort(by: .titleAscending)
        viewModel.choose(.kitchen)
        viewModel.searchText = ""
        #expect(viewModel.query == ProductQuery(category: .kitchen, sort: .titleAscending, filters: filters))
        viewModel.widen()
        #expect(viewModel.query == ProductQuery(category: .kitchen, sort: .titleAscending))
    }

    @Test func everyActiveFilterHasANameAndCanBeRemoved() {
        let filters = ProductFilters(
            brands: ["Halo", "Kanto"], price: PriceRange(20_00...49_99), rating: MinimumRating(4),
            availability: .inStock, tags: ["steel"])
        let applied = filters.applied(in: .usd)
        #expect(
            applied.map { String(localized: $0.name) }
                == ["$20.00 to $49.99", "Halo", "Kanto", "4 stars and up", "In stock", "steel"])
        for filter in applied {
            #expect(filter.rest.applied(in: .usd).map(\.name) == applied.map(\.name).filter { $0 != filter.name })
        }
        #expect(
            PriceRange(from: 5_00).name(in: .usd) == "From \(Money(minorUnits: 5_00, currency: .usd), format: .money)")
        #expect(
            PriceRange(to: 5_00).name(in: .usd) == "Up to \(Money(minorUnits: 5_00, currency: .usd), format: .money)")
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
        (
            ProductQuery(filters: ProductFilters(brands: ["Halo"])), "Halo", "No products with these filters",
            "Clear filters"
        ),
        (
            ProductQuery(text: "lamp", filters: ProductFilters(tags: ["a", "b"])), "Results for “lamp”",
            "No results for “lamp” with these filters", "Clear filters"
        ),
    ])
    func saysWhatIsShown(query: ProductQuery, title: String, emptyTitle: String, action: String?) {
        let copy = ListingCopy(query, categories: .fixtures)
        #expect(String(localized: copy.title) == title)
        #expect(String(localized: copy.emptyTitle) == emptyTitle)
        #expect(copy.emptyAction.map { String(localized: $0) } == action)
    }

    @Test func aCategoryHasANameEvenWhenItsNameIsNotKnown() {
        for (id, title) in [
            ("kitchen-accessories", "Kitchen Accessories"), ("mens-shirts", "Men's Shirts"), ("x-y", "X Y"),
        ] {
            let copy = ListingCopy(ProductQuery(category: .init(rawValue: id)), categories: [])
            #expect(String(localized: copy.title) == title)
            #expect(String(localized: copy.emptyMessage) == "There are no products in \(title) right now.")
        }
    }

    @Test func anUnknownCategoryIsSaidToBeMissing() {
        let query = ProductQuery(category: .init(rawValue: "nope"))
        let copy = ListingCopy(query, categories: .fixtures)
        #expect(String(localized: copy.emptyTitle) == "Category not found")
        #expect(copy.emptyAction == "Show all products")
        #expect(String(localized: ListingCopy(query, categories: []).emptyTitle) == "Nothing here yet")
    }
}
