import FlowKit
import Loading
import Model
public import SharedUI

/// The reviews that the user wrote, latest first.
public struct OwnReviewsView<ViewModel: OwnReviewsViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            content
        }
        .navigationTitle("Your reviews")
        .inlineNavigationTitle()
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let reviews) where reviews.isEmpty:
            ScrollView {
                EmptyStateView(
                    icon: .star, title: "No reviews yet",
                    message: "Tell others what you think of the products that you've ordered.",
                    actionTitle: "Your orders"
                ) { viewModel.openOrders() }
            }
            .refreshable { await viewModel.refresh() }
        case .success(let reviews):
            List(reviews) { review in
                OwnReviewRow(review: review) { viewModel.open(review) }
            }
            .listStyle(.plain)
            .refreshable { await viewModel.refresh() }
        case .error(.unauthorized):
            ScrollView {
                SignedOutNotice(message: "Sign in to see your reviews.") { viewModel.signIn() }
            }
        case .error(let error):
            ScrollView { ErrorView(error) { viewModel.retry() } }
        }
    }
}

/// A review in the list of the user's reviews.
struct OwnReviewRow: View {
    let review: OwnReview
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            HStack(alignment: .top, spacing: Spacing.m) {
                RemoteImage(review.image, label: "")
                    .scaledFrame(width: 56, height: 56)
                    .clipShape(RoundedRectangle(cornerRadius: CornerRadius.s))
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: Spacing.xs) {
                    Text(review.title).fontWeight(.medium)
                    RatingLabel(Double(review.review.rating))
                    Text(review.review.comment).font(FontStyle.note).standardLineLimit(3)
                    if let date = review.review.date {
                        Text(date, format: .day).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText)
                    }
                }
                Spacer()
                Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            }
        }
        .accessibilityIdentifier("own-reviews.product-\(review.id).row")
    }
}
