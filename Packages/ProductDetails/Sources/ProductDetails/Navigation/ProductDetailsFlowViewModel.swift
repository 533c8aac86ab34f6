public import FlowKit
public import Model

/// The requirements of the product flow's view and destinations.
@MainActor
public protocol ProductDetailsFlowViewModelProtocol: FlowViewModelProtocol where Route == ProductDetailsRoute {
    associatedtype ProductDetailsScreen: ProductDetailsViewModelProtocol
    associatedtype ProductReviewsScreen: ProductReviewsViewModelProtocol
    associatedtype WriteReviewScreen: WriteReviewViewModelProtocol
    associatedtype ProductPicturesScreen: ProductPicturesViewModelProtocol
    func makeProductDetailsViewModel(_ id: Product.ID) -> ProductDetailsScreen
    func makeProductReviewsViewModel(_ id: Product.ID) -> ProductReviewsScreen
    func makeWriteReviewViewModel(_ id: Product.ID) -> WriteReviewScreen
    /// - Parameters:
    ///   - id: The product.
    ///   - picture: The number of the first shown picture.
    func makeProductPicturesViewModel(_ id: Product.ID, picture: Int?) -> ProductPicturesScreen
}

/// The view model of the product flow.
@MainActor
public final class ProductDetailsFlowViewModel: ProductDetailsFlowViewModelProtocol {
    public let router: Router<ProductDetailsRoute>
    private let dependencies: ProductDetailsFlowDependencyContainer
    private weak var review: WriteReviewViewModel?

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: ProductDetailsFlowDependencyContainer, router: Router<ProductDetailsRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<ProductDetailsRoute>) -> ProductDetailsFlowViewModel {
        ProductDetailsFlowViewModel(dependencies, router: router)
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

    public func makeProductPicturesViewModel(_ id: Product.ID, picture: Int?) -> ProductPicturesViewModel {
        ProductPicturesViewModel(id, picture: picture, dependencies.productDetails, router: router)
    }

    /// A Boolean value that indicates whether a screen has an unsent review. Ask the user to confirm before removing
    /// the flow.
    public var hasUnsavedChanges: Bool { review?.hasUnsentChanges ?? false }
}
