public import FlowKit
public import Model

/// What the flow view and destinations of product pages ask for.
@MainActor
public protocol ProductDetailsFlowViewModelProtocol: FlowViewModelProtocol where Route == ProductDetailsRoute {
    associatedtype ProductDetailsScreen: ProductDetailsViewModelProtocol
    associatedtype ProductReviewsScreen: ProductReviewsViewModelProtocol
    associatedtype WriteReviewScreen: WriteReviewViewModelProtocol
    func makeProductDetailsViewModel(_ id: Product.ID) -> ProductDetailsScreen
    func makeProductReviewsViewModel(_ id: Product.ID) -> ProductReviewsScreen
    func makeWriteReviewViewModel(_ id: Product.ID) -> WriteReviewScreen
}
