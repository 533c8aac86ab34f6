public import FlowKit
public import Model

/// The requirements of the product flow's view and destinations.
@MainActor
public protocol ProductDetailsFlowViewModelProtocol: FlowViewModelProtocol where Route == ProductDetailsRoute {
    associatedtype ProductDetailsScreen: ProductDetailsViewModelProtocol
    associatedtype ProductReviewsScreen: ProductReviewsViewModelProtocol
    associatedtype WriteReviewScreen: WriteReviewViewModelProtocol
    func makeProductDetailsViewModel(_ id: Product.ID) -> ProductDetailsScreen
    func makeProductReviewsViewModel(_ id: Product.ID) -> ProductReviewsScreen
    func makeWriteReviewViewModel(_ id: Product.ID) -> WriteReviewScreen
}
