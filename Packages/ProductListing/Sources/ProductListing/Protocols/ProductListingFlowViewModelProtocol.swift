public import FlowKit
public import Model

/// What the listing's flow view and destinations ask for.
@MainActor
public protocol ProductListingFlowViewModelProtocol: FlowViewModelProtocol where Route == ProductListingRoute {
    associatedtype ProductListingScreen: ProductListingViewModelProtocol
    /// What the listing at the root of the stack shows. It follows what one chooses there, and the listing follows it.
    var rootQuery: ProductQuery { get set }
    func makeProductListingViewModel(_ query: ProductQuery) -> ProductListingScreen
    /// The screen on top shows the answer to another query.
    func queryChanged(_ query: ProductQuery)
}
