/// The choices of filters for a list, with the number of products for each choice.
///
/// Each list counts the products that pass the other filters, so that the user sees the effect of another choice.
public struct SearchFacets: Hashable, Sendable {
    /// The categories, most products first.
    public var categories: [FacetCount<ProductCategory.ID>]
    /// The brands, most products first.
    public var brands: [FacetCount<String>]
    /// The ranges of list prices, lowest first.
    public var prices: [PriceBucket]
    /// The lowest ratings in stars, highest first, with the number of products that have at least that rating.
    public var ratings: [FacetCount<Int>]
    /// The number of products that can be bought.
    public var inStock: Int
    /// The tags, most products first.
    public var tags: [FacetCount<String>]
    /// The currency of the prices.
    public var currency = Currency.usd
    /// The number of products that pass all filters. It is exact even if other numbers aren't.
    public var total: Int
    /// A Boolean value that indicates whether all results were counted. Otherwise, each number is a lower bound.
    public var isExact: Bool
    /// A Boolean value that indicates whether the device stores the whole catalog. Otherwise, the shop may have more
    /// products.
    public var isComplete: Bool

    /// The choices of filters.
    public init(
        categories: [FacetCount<ProductCategory.ID>] = [], brands: [FacetCount<String>] = [],
        prices: [PriceBucket] = [], ratings: [FacetCount<Int>] = [], inStock: Int = 0, tags: [FacetCount<String>] = [],
        total: Int = 0, isExact: Bool = true, isComplete: Bool = true
    ) {
        self.categories = categories
        self.brands = brands
        self.prices = prices
        self.ratings = ratings
        self.inStock = inStock
        self.tags = tags
        self.total = total
        self.isExact = isExact
        self.isComplete = isComplete
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
    /// Counts the results of a text search. Complexity: O(n log n), because the prices are sorted.
    public init(
        counting products: some Sequence<FilteredProduct>, for query: SearchQuery, isExact: Bool = true,
        isComplete: Bool = true
    ) {
        var categories: [ProductCategory.ID: Int] = [:]
        var brands: [String: Int] = [:]
        var tags: [String: Int] = [:]
        var ratings: [Int: Int] = [:]
        var prices: [Int] = []
        self.init(isExact: isExact, isComplete: isComplete)
        for product in products {
            currency = product.price.currency
            var failed = query.filters.failed(by: product)
            if let category = query.category, category != product.category { failed.insert(.category) }
            // A list counts a product that fails no other filter.
            if failed.isEmpty { total += 1 }
            if failed.isSubset(of: .category) { categories[product.category, default: 0] += 1 }
            if failed.isSubset(of: .brand), let brand = product.brand, !brand.isEmpty { brands[brand, default: 0] += 1 }
            if failed.isSubset(of: .price) { prices.append(product.price.minorUnits) }
            if failed.isSubset(of: .rating) {
                for stars in 1...4 where product.rating >= Double(stars) { ratings[stars, default: 0] += 1 }
            }
            if failed.isSubset(of: .availability), product.isInStock { inStock += 1 }
            if failed.isSubset(of: .tag) { for tag in Set(product.tags) { tags[tag, default: 0] += 1 } }
        }
        self.categories = Self.sorted(categories, by: \.rawValue)
        self.brands = Self.sorted(brands, by: \.self)
        self.tags = Self.sorted(tags, by: \.self)
        self.ratings = ratings.sorted { $0.key > $1.key }.map { FacetCount($0, count: $1) }
        self.prices = PriceBucket.buckets(of: prices)
    }

    /// Returns the choices, most products first.
    private static func sorted<Value: Hashable & Sendable>(
        _ counts: [Value: Int], by name: KeyPath<Value, String>
    ) -> [FacetCount<Value>] {
        counts.map { FacetCount($0, count: $1) }
            .sorted { ($1.count, $0.value[keyPath: name]) < ($0.count, $1.value[keyPath: name]) }
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
