import Model
import SharedUI

/// The first reviews, with buttons for showing all reviews and writing one.
struct ProductReviews<ViewModel: ProductDetailsViewModelProtocol>: View {
    let page: ReviewPage
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.l) {
            Text("Reviews").font(FontStyle.heading).accessibilityAddTraits(.isHeader)
            ReviewsSummary(overview: ReviewsOverview(page)).accessibilityIdentifier("product.reviews.label")
            RatingDistribution(overview: ReviewsOverview(page))
            ForEach(shown.indices, id: \.self) { index in
                ReviewRow(review: shown[index]).accessibilityIdentifier("product.review-\(index + 1).row")
            }
            HStack(spacing: Spacing.m) {
                if page.total > shown.count {
                    ThemedButton("All \(page.total) reviews", style: .secondary) { viewModel.openReviews() }
                        .accessibilityIdentifier("product.reviews.button")
                }
                ThemedButton("Write a review", style: .secondary) { viewModel.writeReview() }
                    .accessibilityIdentifier("product.write-review.button")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var shown: [Review] { Array(page.reviews.prefix(ProductDetailsViewModel.shownReviews)) }
}
