import Model
import SharedUI

/// The average of all reviews, and how many there are.
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
