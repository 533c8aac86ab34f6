public import Model

extension ProductListingRoute {
    /// The products that answer a query.
    ///
    /// - Parameters:
    ///   - query: Which products, and in which order.
    ///   - narrowing: What is left of those that the query's words find. Without words it is left out.
    public static func productListing(
        _ query: ProductQuery, narrowedTo narrowing: SearchNarrowing = SearchNarrowing()
    ) -> ProductListingRoute {
        let narrowing = narrowing.of(query)
        return .productListing(
            category: query.category, q: query.text, sort: query.sort == .featured ? nil : query.sort,
            brand: narrowing.brand, price: narrowing.price.map(PriceRange.init))
    }

    /// What the screen asks for.
    public var query: ProductQuery {
        switch self {
        case .productListing(let category, let text, let sort, _, _):
            ProductQuery(category: category, text: text, sort: sort ?? .featured)
        }
    }

    /// What the screen narrows its search to.
    public var narrowing: SearchNarrowing {
        switch self {
        case .productListing(_, _, _, let brand, let price):
            SearchNarrowing(brand: brand, price: price?.range).of(query)
        }
    }
}
