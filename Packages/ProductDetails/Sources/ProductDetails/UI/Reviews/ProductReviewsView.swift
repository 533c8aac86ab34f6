import FlowKit
import Loading
import Model
public import SharedUI

/// All reviews of a product, latest first.
public struct ProductReviewsView<ViewModel: ProductReviewsViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.state.value == nil ? nil : viewModel.notice) {
            viewModel.retry()
        } content: {
            content
        }
        .navigationTitle("Reviews")
        .inlineNavigationTitle()
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loadingFirstPage:
            LoadingView()
        case .error(let error):
            ScrollView { ErrorView(error) { viewModel.retry() } }
        case .success(let reviews) where reviews.isEmpty:
            ScrollView {
                EmptyStateView(
                    icon: .star, title: "No reviews yet", message: "Be the first to review this product.",
                    actionTitle: "Write a review"
                ) { viewModel.write() }
            }
            .refreshable { await viewModel.refresh() }
        case .success(let reviews), .loadingNextPage(let reviews), .nextPageError(let reviews, _):
            list(of: reviews)
        }
    }

    private func list(of reviews: [ListedReview]) -> some View {
        List {
            VStack(alignment: .leading, spacing: Spacing.m) {
                if let overview = viewModel.overview {
                    ReviewsSummary(overview: overview).accessibilityIdentifier("reviews.summary.label")
                    RatingDistribution(overview: overview)
                }
                ThemedButton("Write a review", style: .secondary) { viewModel.write() }
                    .accessibilityIdentifier("reviews.write.button")
            }
            ForEach(reviews) { listed in
                ReviewRow(review: listed.review).accessibilityIdentifier("reviews.review-\(listed.id).row")
            }
            NextPageRow(viewModel.state, hasNextPage: viewModel.hasNextPage) {
                viewModel.loadNextPage()
            } retry: {
                viewModel.retry()
            }
        }
        .listStyle(.plain)
        .refreshable { await viewModel.refresh() }
    }
}
