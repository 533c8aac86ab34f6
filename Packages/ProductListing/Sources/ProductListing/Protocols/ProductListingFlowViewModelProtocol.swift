public import FlowKit
public import Model

/// What the listing's flow view and destinations ask for.
@MainActor
public protocol ProductListingFlowViewModelProtocol: FlowViewModelProtocol where Route == ProductListingRoute {
    associatedtype ProductListingScreen: ProductListingViewModelProtocol
    /// What the listing at the root of the stack shows. It follows what one chooses there, and the listing follows it.
    var rootQuery: ProductQuery { get set }
    /// The same with what its search is narrowed to.
    var root: ProductListingRoute { get set }
    func makeProductListingViewModel(
        _ query: ProductQuery, narrowedTo narrowing: SearchNarrowing
    ) -> ProductListingScreen
    /// The screen on top shows the answer to another query, or less of it.
    func queryChanged(_ query: ProductQuery, narrowedTo narrowing: SearchNarrowing)
}
