/// What a search can be narrowed to, and how many products each choice leaves.
///
/// Each list counts what the other filters let through, so that one sees what another choice would give.
public struct SearchFacets: Hashable, Sendable {
    /// The categories, those with the most products first.
    public var categories: [FacetCount<ProductCategory.ID>]
    /// The brands, those with the most products first.
    public var brands: [FacetCount<String>]
    /// Ranges of list prices, the lowest first.
    public var prices: [PriceBucket]
    /// Whether all that was found has been counted. If not, each number is a lower bound.
    public var isExact: Bool

    /// What a search can be narrowed to.
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

/// A choice, and how many products it leaves.
public struct FacetCount<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What can be chosen.
    public var value: Value
    /// How many products have it, at least 1.
    public var count: Int

    /// A choice and its number.
    public init(_ value: Value, count: Int) {
        self.value = value
        self.count = count
    }
}

/// A range of list prices, and how many products are in it.
public struct PriceBucket: Hashable, Sendable {
    /// From the lowest to the highest price that belongs to it, in minor units.
    public var range: ClosedRange<Int>
    /// How many products are in it, at least 1.
    public var count: Int

    /// A range and its number.
    public init(_ range: ClosedRange<Int>, count: Int) {
        self.range = range
        self.count = count
    }
}
