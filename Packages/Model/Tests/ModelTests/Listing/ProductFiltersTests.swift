import FlowTesting
import Model
import Testing

@Suite struct ProductFiltersTests {
    private let product = FilteredProduct(
        category: ProductCategory.ID(rawValue: "kitchen"), brand: "Kanto", price: Money(minorUnits: 20_00), rating: 4.2,
        isInStock: false,
        tags: ["kettle", "steel"])

    @Test(arguments: [
        (ProductFilters(), true), (ProductFilters(brands: ["Kanto"]), true),
        (ProductFilters(brands: ["Halo", "Kanto"]), true), (ProductFilters(brands: ["Halo"]), false),
        (ProductFilters(brands: ["kanto"]), false), (ProductFilters(price: PriceRange(20_00...20_00)), true),
        (ProductFilters(price: PriceRange(from: 20_01)), false), (ProductFilters(rating: MinimumRating(4)), true),
        (ProductFilters(rating: MinimumRating(5)), false), (ProductFilters(availability: .inStock), false),
        (ProductFilters(tags: ["steel", "wood"]), true), (ProductFilters(tags: ["ste"]), false),
        (ProductFilters(brands: ["Kanto"], tags: ["wood"]), false),
    ])
    func aProductHasToPassAllFilters(filters: ProductFilters, matches: Bool) {
        #expect(filters.matches(product) == matches)
    }

    @Test func choicesAreSortedAndUnique() {
        var filters = ProductFilters(brands: ["B", "", "A", "B"])
        #expect(filters.brands == ["A", "B"])
        filters.tags = ["y", "x", "y"]
        #expect(filters.tags == ["x", "y"])
        #expect(!filters.isEmpty && ProductFilters(brands: [""]).isEmpty)
    }

    @Test(arguments: ["", "0", "6", "-1", "4.5", "04", "+4", "four", "٤", "99999999999999999999", "any"])
    func anUnknownRatingIsAnyRating(text: String) {
        #expect(MinimumRating(text) == .any)
    }

    @Test func ratingAndAvailabilityAreReadAsTheyAreWritten() {
        for rating in [MinimumRating.any] + (1...5).map({ MinimumRating($0) }) {
            #expect(MinimumRating(rating.description) == rating)
        }
        for availability in Availability.allCases { #expect(Availability(availability.description) == availability) }
        #expect(Availability("maybe") == .any)
    }

    /// Each number of a list is the total after choosing it instead of the current choices of that list.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func eachNumberIsTheTotalOfItsChoice(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let products = (0..<80).map { _ in random.product() }
        let query = SearchQuery("", filters: random.filters())
        let facets = SearchFacets(counting: products, for: query)
        func total(_ change: (inout ProductFilters) -> Void) -> Int {
            var filters = query.filters
            change(&filters)
            return products.count { filters.matches($0) }
        }
        #expect(facets.total == total { _ in })
        #expect(facets.inStock == total { $0.availability = .inStock })
        for brand in facets.brands { #expect(brand.count == total { $0.brands = [brand.value] }) }
        for tag in facets.tags { #expect(tag.count == total { $0.tags = [tag.value] }) }
        for rating in facets.ratings { #expect(rating.count == total { $0.rating = MinimumRating(rating.value) }) }
        for price in facets.prices { #expect(price.count == total { $0.price = PriceRange(price.range) }) }
    }
}

extension SplitMix64 {
    fileprivate mutating func product() -> FilteredProduct {
        FilteredProduct(
            category: ProductCategory.ID(rawValue: "tops"), brand: some(["A", "B", "C"]).first,
            price: Money(minorUnits: Int.random(in: 0...100, using: &self)),
            rating: Double.random(in: 0...5, using: &self),
            isInStock: Bool.random(using: &self), tags: some(["x", "y", "z"]))
    }

    fileprivate mutating func filters() -> ProductFilters {
        ProductFilters(
            brands: some(["A", "B", "C"]),
            price: Bool.random(using: &self) ? .any : PriceRange(from: 20, to: Int.random(in: 20...100, using: &self)),
            rating: MinimumRating(Int.random(in: 0...5, using: &self)),
            availability: Bool.random(using: &self) ? .any : .inStock, tags: some(["x", "y", "z"]))
    }

    private mutating func some(_ names: [String]) -> [String] { names.filter { _ in Bool.random(using: &self) } }
}
