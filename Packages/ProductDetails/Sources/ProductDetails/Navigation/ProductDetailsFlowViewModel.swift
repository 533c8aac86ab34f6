public import FlowKit
public import Model

/// The way through the screens about products.
@MainActor
public final class ProductDetailsFlowViewModel: ProductDetailsFlowViewModelProtocol {
    public let router: Router<ProductDetailsRoute>
    private let dependencies: ProductDetailsFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: What the screens need, and where their exits lead.
    ///   - router: A scope of the app's stack; without it the flow has a stack of its own.
    public init(_ dependencies: ProductDetailsFlowDependencyContainer, router: Router<ProductDetailsRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeProductDetailsViewModel(_ id: Product.ID) -> ProductDetailsViewModel {
        ProductDetailsViewModel(id, dependencies.productDetails, router: router, exit: dependencies.exit)
    }

    public func makeProductReviewsViewModel(_ id: Product.ID) -> ProductReviewsViewModel {
        ProductReviewsViewModel(id, dependencies.productDetails, router: router)
    }

    public func makeWriteReviewViewModel(_ id: Product.ID) -> WriteReviewViewModel {
        WriteReviewViewModel(id, dependencies.productDetails, router: router)
    }
}
