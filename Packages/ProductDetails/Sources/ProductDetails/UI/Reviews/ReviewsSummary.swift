import Model
import SharedUI

/// The average rating and the number of reviews.
struct ReviewsSummary: View {
    let overview: ReviewsOverview

    var body: some View {
        HStack(spacing: Spacing.s) {
            if let average = overview.average { RatingLabel(average) }
            Text(overview.count).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
        }
        .accessibilityElement(children: .combine)
    }
}
