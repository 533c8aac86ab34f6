public import Model

extension ProductListingRoute {
    /// The products that answer a query.
    public static func productListing(_ query: ProductQuery) -> ProductListingRoute {
        .productListing(
            category: query.category, q: query.text, sort: query.sort == .featured ? nil : query.sort)
    }

    /// What the screen asks for.
    public var query: ProductQuery {
        switch self {
        case .productListing(let category, let text, let sort):
            ProductQuery(category: category, text: text, sort: sort ?? .featured)
        }
    }
}
