public import Model
public import SharedUI

/// The screens of a product.
public enum ProductDetailsRoute: Hashable, Codable, Sendable {
    case productDetails(Product.ID)
    /// All reviews of a product.
    case productReviews(Product.ID)
    /// The form for writing a review, which is presented.
    case writeReview(Product.ID)
    /// The pictures of a product in full size, which are presented, and the number of the shown one.
    case productPictures(id: Product.ID, picture: Int?)
}

extension ProductDetailsRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: ProductDetailsFlowViewModel) -> some View {
        switch self {
        case .productDetails(let id): ProductDetailsView(viewModel: flow.makeProductDetailsViewModel(id))
        case .productReviews(let id): ProductReviewsView(viewModel: flow.makeProductReviewsViewModel(id))
        case .writeReview(let id): WriteReviewView(viewModel: flow.makeWriteReviewViewModel(id))
        case .productPictures(let id, let picture):
            ProductPicturesView(
                viewModel: flow.makeProductPicturesViewModel(id, picture: picture), picture: picture)
        }
    }
}

extension ProductDetailsFlowViewModel: FlowScreens {
    public func screen(_ route: ProductDetailsRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the product page.
public typealias ProductDetailsFlowView = FlowView<ProductDetailsFlowViewModel>
