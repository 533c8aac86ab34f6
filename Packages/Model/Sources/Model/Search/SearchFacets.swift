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
