public import Model
public import SharedUI

/// The listing's screens.
public enum ProductListingRoute: Hashable, Codable, Sendable {
    /// The products of a category that match a text and pass the filters, in a sort order. The default is the shop's order.
    case productListing(
        category: ProductCategory.ID? = nil, q: String? = nil, sort: ProductSort? = nil, brand: [String] = [],
        price: PriceRange? = nil, rating: MinimumRating? = nil, availability: Availability? = nil, tag: [String] = [])
    /// The filters of such a list, which are presented.
    case listingFilters(
        category: ProductCategory.ID? = nil, q: String? = nil, sort: ProductSort? = nil, brand: [String] = [],
        price: PriceRange? = nil, rating: MinimumRating? = nil, availability: Availability? = nil, tag: [String] = [])
}

extension ProductListingRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: ProductListingFlowViewModel) -> some View {
        switch self {
        case .productListing:
            ProductListingView(viewModel: flow.makeProductListingViewModel(query), query: query)
        case .listingFilters:
            ListingFiltersView(viewModel: flow.makeListingFiltersViewModel(self))
        }
    }
}

extension ProductListingFlowViewModel: RootedFlow {
    public func screen(_ route: ProductListingRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the listing.
public typealias ProductListingFlowView = FlowView<ProductListingFlowViewModel>

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
