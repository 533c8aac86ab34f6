public import SharedUI

extension ProductDetailsRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: ProductDetailsFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .productDetails(let id): ProductDetailsView(viewModel: flow.makeProductDetailsViewModel(id))
        case .productReviews(let id): ProductReviewsView(viewModel: flow.makeProductReviewsViewModel(id))
        case .writeReview(let id): WriteReviewView(viewModel: flow.makeWriteReviewViewModel(id))
        }
    }
}
