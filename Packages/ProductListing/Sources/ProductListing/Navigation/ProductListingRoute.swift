public import Model
public import SharedUI

/// The listing's screens.
public enum ProductListingRoute: Hashable, Codable, Sendable {
    /// The products of a category that match a text, in a sort order. The default is the shop's order. The brand and
    /// price filters apply only to a search text.
    case productListing(
        category: ProductCategory.ID? = nil, q: String? = nil, sort: ProductSort? = nil, brand: String? = nil,
        price: PriceRange? = nil)
}

extension ProductListingRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: ProductListingFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .productListing:
            ProductListingView(
                viewModel: flow.makeProductListingViewModel(query, narrowedTo: narrowing), query: query,
                narrowing: narrowing)
        }
    }
}

extension ProductListingFlowViewModel: RootedFlow {
    public func screen(_ route: ProductListingRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the listing.
public typealias ProductListingFlowView = FlowView<ProductListingFlowViewModel>
