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
