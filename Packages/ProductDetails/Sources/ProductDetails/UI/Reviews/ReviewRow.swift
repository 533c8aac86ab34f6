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
                if let date = review.date {
                    Text(date, format: Self.day)
                        .font(FontStyle.caption)
                        .foregroundStyle(ThemedColor.secondaryText)
                        .fixedSize()
                }
            }
            Text(review.comment)
        }
        .accessibilityElement(children: .combine)
    }

    /// The format of the day: `January 1, 2025` in the United States. The server's dates are in GMT.
    static var day: Date.FormatStyle { Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt) }
}
