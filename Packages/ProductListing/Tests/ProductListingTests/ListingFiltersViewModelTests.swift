import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import ProductListing

@MainActor
@Suite struct ListingFiltersViewModelTests {
    private let search = MockSearchService()

    private func viewModel(
        _ query: ProductQuery = ProductQuery(), search: MockSearchService?
    ) -> ListingFiltersViewModel {
        ListingFiltersViewModel(query, search ?? NoSearch()) { _ in }
    }

    @Test func onlyTheNewestChoiceIsCounted() async {
        let viewModel = viewModel(search: search)
        await viewModel.observe()
        search.hold()
        viewModel.filters.brands = ["Kanto"]
        await search.waitUntilHeld()
        viewModel.filters.brands = ["Ferrum"]
        search.release()
        await settle(viewModel) { viewModel.facets.value?.total == 3 }
        #expect(viewModel.filters.brands == ["Ferrum"])
    }

    @Test func thePriceAndItsTextFollowEachOther() {
        let viewModel = viewModel(ProductQuery(filters: ProductFilters(price: PriceRange(from: 20_00))), search: search)
        #expect(viewModel.price.lowest == "20" && viewModel.price.highest == "")
        viewModel.price.highest = "1,249.50"
        #expect(viewModel.filters.price == PriceRange(20_00...1_249_50))
        viewModel.price.highest = "nothing"
        #expect(viewModel.filters.price == PriceRange(from: 20_00))
        viewModel.price.highest = "10"
        // The bounds are swapped, but not while the user types them.
        #expect(viewModel.filters.price == PriceRange(10_00...20_00) && viewModel.price.highest == "10")
        viewModel.filters = ProductFilters()
        #expect(viewModel.price.lowest == "" && viewModel.price.highest == "")
    }

    @Test(arguments: ["-5", "1e3", "x", "99999999999999999999999999", "."])
    func invalidPriceIsIgnored(text: String) {
        let viewModel = viewModel(search: search)
        viewModel.price.lowest = text
        #expect(viewModel.filters.price == .any)
    }

    @Test(arguments: [
        ("49.99", 49_99), ("49,99", 49_99), ("1,299", 1_299_00), ("1.299", 1_299_00), ("1.299,50", 1_299_50),
        ("1,299.5", 1_299_50), ("1 299", 1_299_00), ("5.", 5_00), (",5", 50), ("٤٩٫٩٩", 49_99),
        ("1,234,567", 1_234_567_00),
    ])
    func amountsOfAllLanguagesAreRead(text: String, amount: Int) {
        let viewModel = viewModel(search: search)
        viewModel.price.lowest = text
        #expect(viewModel.filters.price == PriceRange(from: amount))
    }

    /// The currency is known when the products have been counted for the first time.
    @Test(arguments: [nil, 800])
    func aPriceStaysWhenTheCurrencyIsKnown(given: Int?) async {
        let search = MockSearchService(
            [Product].catalog.map { product in
                var product = product
                product.summary.price = Price(list: Money(minorUnits: 600, currency: .jpy))
                return product
            })
        search.hold()
        let filters = ProductFilters(price: PriceRange(to: given))
        let viewModel = viewModel(ProductQuery(filters: filters), search: search)
        let observing = Task { await viewModel.observe() }
        await search.waitUntilHeld()
        if given == nil { viewModel.price.lowest = "500" }
        search.release()
        await settle(viewModel) { viewModel.facets.value?.currency == .jpy }
        #expect(viewModel.price.lowest == (given == nil ? "500" : ""))
        #expect(viewModel.price.highest == (given == nil ? "" : "800"))
        #expect(viewModel.filters.price == (given == nil ? PriceRange(from: 500) : PriceRange(to: 800)))
        await observing.value
    }

    @Test func currencyStaysKnownWhenALaterCountFails() async {
        let search = MockSearchService(
            [Product].catalog.map { product in
                var product = product
                product.summary.price = Price(list: Money(minorUnits: 600, currency: .jpy))
                return product
            })
        let viewModel = viewModel(search: search)
        await viewModel.observe()
        search.failure = .offline
        viewModel.filters.brands = ["Kanto"]
        await settle(viewModel) { viewModel.facets.failure == .offline }
        viewModel.price.lowest = "1000"
        #expect(viewModel.filters.price == PriceRange(from: 1000))
        search.failure = nil
        viewModel.retry()
        await settle(viewModel) { viewModel.facets.isSuccess }
        #expect(viewModel.price.lowest == "1000")
        #expect(viewModel.filters.price == PriceRange(from: 1000))
    }

    @Test func withoutASearchNothingIsKnown() async {
        let viewModel = viewModel(search: nil)
        await viewModel.observe()
        #expect(viewModel.facets == .success(SearchFacets(isComplete: false)))
    }
}
