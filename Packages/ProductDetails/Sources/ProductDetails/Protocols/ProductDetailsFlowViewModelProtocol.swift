public import FlowKit
public import Model

/// What the flow view and destinations of product pages ask for.
@MainActor
public protocol ProductDetailsFlowViewModelProtocol: FlowViewModelProtocol where Route == ProductDetailsRoute {
    associatedtype ProductDetailsScreen: ProductDetailsViewModelProtocol
    func makeProductDetailsViewModel(_ id: Product.ID) -> ProductDetailsScreen
}
