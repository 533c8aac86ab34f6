public import Model

extension ProductListingRoute {
    /// Returns the route for a query.
    ///
    /// - Parameters:
    ///   - query: The category, text and sort order.
    ///   - narrowing: The filters of the search. Ignored if the query has no text.
    public static func productListing(
        _ query: ProductQuery, narrowedTo narrowing: SearchNarrowing = SearchNarrowing()
    ) -> ProductListingRoute {
        let narrowing = narrowing.of(query)
        return .productListing(
            category: query.category, q: query.text, sort: query.sort == .featured ? nil : query.sort,
            brand: narrowing.brand, price: narrowing.price.map(PriceRange.init))
    }

    /// The query of the screen.
    public var query: ProductQuery {
        switch self {
        case .productListing(let category, let text, let sort, _, _):
            ProductQuery(category: category, text: text, sort: sort ?? .featured)
        }
    }

    /// The filters of the screen's search.
    public var narrowing: SearchNarrowing {
        switch self {
        case .productListing(_, _, _, let brand, let price):
            SearchNarrowing(brand: brand, price: price?.range).of(query)
        }
    }
}
