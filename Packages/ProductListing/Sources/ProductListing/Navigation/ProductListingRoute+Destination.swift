public import SharedUI

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
