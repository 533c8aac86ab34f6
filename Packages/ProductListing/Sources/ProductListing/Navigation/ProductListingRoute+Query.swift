public import Model

extension ProductListingRoute {
    /// Returns the route of a list.
    public static func productListing(_ query: ProductQuery) -> ProductListingRoute {
        route(query, productListing(category:q:sort:brand:price:rating:availability:tag:))
    }

    /// Returns the route of a list's filters.
    public static func listingFilters(_ query: ProductQuery) -> ProductListingRoute {
        route(query, listingFilters(category:q:sort:brand:price:rating:availability:tag:))
    }

    /// The query of the screen.
    public var query: ProductQuery {
        switch self {
        case .productListing(
            let category, let text, let sort, let brands, let price, let rating, let availability, let tags),
            .listingFilters(
                let category, let text, let sort, let brands, let price, let rating, let availability, let tags):
            ProductQuery(
                category: category, text: text, sort: sort ?? .featured,
                filters: ProductFilters(
                    brands: brands, price: price ?? .any, rating: rating ?? .any, availability: availability ?? .any,
                    tags: tags))
        }
    }

    /// Returns a route without the values that are the default.
    private static func route(
        _ query: ProductQuery,
        _ make: (
            ProductCategory.ID?, String?, ProductSort?, [String], PriceRange?, MinimumRating?, Availability?, [String]
        ) -> ProductListingRoute
    ) -> ProductListingRoute {
        let filters = query.filters
        return make(
            query.category, query.text, query.sort == .featured ? nil : query.sort, filters.brands,
            filters.price == .any ? nil : filters.price, filters.rating == .any ? nil : filters.rating,
            filters.availability == .any ? nil : filters.availability, filters.tags)
    }
}
