public import FlowKit
public import Model

/// The way through the screens about products.
@MainActor
public final class ProductDetailsFlowViewModel: ProductDetailsFlowViewModelProtocol {
    public let router: Router<ProductDetailsRoute>
    private let dependencies: ProductDetailsFlowDependencyContainer
    private weak var review: WriteReviewViewModel?

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
        let screen = WriteReviewViewModel(id, dependencies.productDetails, router: router)
        review = screen
        return screen
    }

    /// Whether something is written on one of its screens that is not sent: an app asks before it takes that away.
    public var hasUnsavedChanges: Bool { review?.hasUnsentChanges ?? false }
}
