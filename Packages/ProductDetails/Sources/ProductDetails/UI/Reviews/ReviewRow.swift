import Model
import SharedUI

/// A review with its author, rating and date.
struct ReviewRow: View {
    let review: Review

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            HStack(spacing: Spacing.s) {
                RatingLabel(Double(review.rating))
                Text(review.reviewer).font(FontStyle.note).fontWeight(.medium)
            }
            if let date = review.date {
                Text(date, format: .day).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText)
            }
            Text(review.comment)
        }
        .accessibilityElement(children: .combine)
    }
}
