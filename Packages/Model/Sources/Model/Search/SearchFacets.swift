/// The available filters of a search, with the number of products for each choice.
///
/// Each list counts the products that match the other filters, so that the user sees the effect of another choice.
public struct SearchFacets: Hashable, Sendable {
    /// The categories, most products first.
    public var categories: [FacetCount<ProductCategory.ID>]
    /// The brands, most products first.
    public var brands: [FacetCount<String>]
    /// The ranges of list prices, lowest first.
    public var prices: [PriceBucket]
    /// A Boolean value that indicates whether all results were counted. Otherwise, each number is a lower bound.
    public var isExact: Bool

    /// The filters of a search.
    public init(
        categories: [FacetCount<ProductCategory.ID>] = [], brands: [FacetCount<String>] = [],
        prices: [PriceBucket] = [],
        isExact: Bool = true
    ) {
        self.categories = categories
        self.brands = brands
        self.prices = prices
        self.isExact = isExact
    }
}

/// A filter choice with its number of products.
public struct FacetCount<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value of the choice.
    public var value: Value
    /// The number of products, at least 1.
    public var count: Int

    /// Creates a choice.
    public init(_ value: Value, count: Int) {
        self.value = value
        self.count = count
    }
}

/// A range of list prices with its number of products.
public struct PriceBucket: Hashable, Sendable {
    /// The closed range of prices in minor units.
    public var range: ClosedRange<Int>
    /// The number of products, at least 1.
    public var count: Int

    /// Creates a range.
    public init(_ range: ClosedRange<Int>, count: Int) {
        self.range = range
        self.count = count
    }
}

extension SearchFacets {
    /// The properties of a product that facets count.
    public struct Candidate: Hashable, Sendable {
        /// The category.
        public var category: ProductCategory.ID
        /// The brand. `nil` if it isn't known.
        public var brand: String?
        /// The list price in minor units.
        public var price: Int

        /// The properties of a product that facets count.
        public init(category: ProductCategory.ID, brand: String?, price: Int) {
            self.category = category
            self.brand = brand
            self.price = price
        }
    }

    /// Creates facets from the results of a text search. Complexity: O(n log n), because the prices are sorted.
    public init(counting candidates: [Candidate], for query: SearchQuery, isExact: Bool) {
        var categories: [ProductCategory.ID: Int] = [:]
        var brands: [String: Int] = [:]
        var prices: [Int] = []
        for candidate in candidates {
            let fits = (
                category: query.category.map { $0 == candidate.category } ?? true,
                brand: query.brand.map { $0 == candidate.brand } ?? true,
                price: query.price?.contains(candidate.price) ?? true
            )
            if fits.brand, fits.price { categories[candidate.category, default: 0] += 1 }
            if fits.category, fits.price, let brand = candidate.brand { brands[brand, default: 0] += 1 }
            if fits.category, fits.brand { prices.append(candidate.price) }
        }
        self.init(
            categories: categories.map { FacetCount($0, count: $1) }
                .sorted { ($1.count, $0.value.rawValue) < ($0.count, $1.value.rawValue) },
            brands: brands.map { FacetCount($0, count: $1) }.sorted { ($1.count, $0.value) < ($0.count, $1.value) },
            prices: PriceBucket.buckets(of: prices), isExact: isExact)
    }
}

extension PriceBucket {
    /// The maximum number of price ranges.
    private static var most: Int { 5 }

    /// Returns price ranges with round lower bounds and about equal numbers of prices. Empty if there are no prices.
    public static func buckets(of prices: [Int]) -> [PriceBucket] {
        let sorted = prices.sorted()
        guard let first = sorted.first, let last = sorted.last else { return [] }
        var starts = [roundedDown(first)]
        for part in 1..<most {
            let start = roundedDown(sorted[sorted.count * part / most])
            if start > starts[starts.count - 1] { starts.append(start) }
        }
        var counts = Array(repeating: 0, count: starts.count)
        var place = 0
        for price in sorted {
            while place + 1 < starts.count, starts[place + 1] <= price { place += 1 }
            counts[place] += 1
        }
        return starts.indices.compactMap { index in
            guard counts[index] > 0 else { return nil }
            let end = index + 1 < starts.count ? starts[index + 1] - 1 : max(last, starts[index])
            return PriceBucket(starts[index]...end, count: counts[index])
        }
    }

    /// Returns the price, rounded down to one significant digit: 4,000,000 for 4,999,999.
    private static func roundedDown(_ price: Int) -> Int {
        var step = 1
        while price / step >= 10 { step *= 10 }
        return price / step * step
    }
}
