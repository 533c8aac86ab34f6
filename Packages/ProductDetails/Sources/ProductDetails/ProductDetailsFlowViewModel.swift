public import FlowKit
public import Model

/// The view model of the product flow.
@MainActor
public final class ProductDetailsFlowViewModel: FlowViewModelProtocol {
    public let router: Router<ProductDetailsRoute>
    private let dependencies: ProductDetailsDependencyContainer
    private let exit: @MainActor @Sendable (ProductDetailsExit) -> Void
    private weak var review: WriteReviewViewModel?

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: ProductDetailsDependencyContainer, router: Router<ProductDetailsRoute>? = nil,
        exit: @escaping @MainActor @Sendable (ProductDetailsExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<ProductDetailsRoute>) -> ProductDetailsFlowViewModel {
        ProductDetailsFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeProductDetailsViewModel(_ id: Product.ID) -> ProductDetailsViewModel {
        ProductDetailsViewModel(id, dependencies, router: router, exit: exit)
    }

    public func makeProductReviewsViewModel(_ id: Product.ID) -> ProductReviewsViewModel {
        ProductReviewsViewModel(
            id, dependencies.reviews, reachability: dependencies.reachability, router: router)
    }

    public func makeWriteReviewViewModel(_ id: Product.ID) -> WriteReviewViewModel {
        let screen = WriteReviewViewModel(
            id, dependencies.products, reviews: dependencies.reviews, router: router)
        review = screen
        return screen
    }

    /// - Parameters:
    ///   - id: The product.
    ///   - picture: The number of the first shown picture.
    public func makeProductPicturesViewModel(_ id: Product.ID, picture: Int?) -> ProductPicturesViewModel {
        ProductPicturesViewModel(
            id, picture: picture, dependencies.products, reachability: dependencies.reachability, router: router)
    }

    /// A Boolean value that indicates whether a screen has an unsent review. Ask the user to confirm before removing
    /// the flow.
    public var hasUnsavedChanges: Bool { review?.hasUnsentChanges ?? false }
}

/// Destinations outside the product page.
public enum ProductDetailsExit: Hashable, Sendable {
    /// Opens another product's page.
    case product(Product.ID)
    /// Opens the products of a category.
    case category(ProductCategory.ID)
    /// Opens the bag.
    case bag
}
