public import FlowKit
public import Model

/// The requirements of the listing's flow view and destinations.
@MainActor
public protocol ProductListingFlowViewModelProtocol: FlowViewModelProtocol where Route == ProductListingRoute {
    associatedtype ProductListingScreen: ProductListingViewModelProtocol
    /// The query of the listing at the root of the stack. The listing updates it, and shows the results when it is set.
    var rootQuery: ProductQuery { get set }
    /// The route of the listing at the root of the stack: its query and its filters.
    var root: ProductListingRoute { get set }
    func makeProductListingViewModel(
        _ query: ProductQuery, narrowedTo narrowing: SearchNarrowing
    ) -> ProductListingScreen
    /// Called when the query or the filters of the top screen have changed.
    func queryChanged(_ query: ProductQuery, narrowedTo narrowing: SearchNarrowing)
}
