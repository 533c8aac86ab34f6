import Model

/// What a search is narrowed to besides the category.
public struct SearchNarrowing: Hashable, Sendable {
    /// The only brand; nil for all of them.
    public var brand: String?
    /// What the list price may be, in minor units; nil for any.
    public var price: ClosedRange<Int>?

    /// Without arguments it is narrowed to nothing.
    public init(brand: String? = nil, price: ClosedRange<Int>? = nil) {
        self.brand = brand
        self.price = price
    }

    /// The same for a query with words; without any there is nothing to narrow. A brand without a name is none.
    func of(_ query: ProductQuery) -> SearchNarrowing {
        guard query.searchText != nil else { return SearchNarrowing() }
        return SearchNarrowing(brand: brand?.isEmpty == true ? nil : brand, price: price)
    }

    /// Whether it leaves everything in.
    public var isEmpty: Bool { brand == nil && price == nil }
}

extension ProductQuery {
    /// The search for these words in the same category and order. The shop's own order is that of relevance there.
    func search(_ words: String, _ narrowing: SearchNarrowing) -> SearchQuery {
        SearchQuery(
            words, category: category, brand: narrowing.brand, price: narrowing.price,
            sort: sort == .featured ? .relevance : .products(sort))
    }
}
