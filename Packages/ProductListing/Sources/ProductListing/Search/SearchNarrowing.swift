import Model

/// The filters of a search, excluding the category.
public struct SearchNarrowing: Hashable, Sendable {
    /// The brand, or `nil` for all.
    public var brand: String?
    /// The range of the list price in minor units, or `nil` for any price.
    public var price: ClosedRange<Int>?

    /// Creates filters. Without arguments, there are none.
    public init(brand: String? = nil, price: ClosedRange<Int>? = nil) {
        self.brand = brand
        self.price = price
    }

    /// Returns the filters that apply to a query: none if the query has no text. An empty brand is ignored.
    func of(_ query: ProductQuery) -> SearchNarrowing {
        guard query.searchText != nil else { return SearchNarrowing() }
        return SearchNarrowing(brand: brand?.isEmpty == true ? nil : brand, price: price)
    }

    /// A Boolean value that indicates whether there are no filters.
    public var isEmpty: Bool { brand == nil && price == nil }
}

extension ProductQuery {
    /// Returns the on-device search for a text in the same category and order. The shop's default order maps to
    /// relevance.
    func search(_ words: String, _ narrowing: SearchNarrowing) -> SearchQuery {
        SearchQuery(
            words, category: category, brand: narrowing.brand, price: narrowing.price,
            sort: sort == .featured ? .relevance : .products(sort))
    }
}
