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
                    Text(Self.shown(date))
                        .font(FontStyle.caption)
                        .foregroundStyle(ThemedColor.secondaryText)
                        .fixedSize()
                }
            }
            Text(review.comment)
        }
        .accessibilityElement(children: .combine)
    }

    /// Returns the day in the same format for every locale: `1 January 2025`.
    static func shown(_ date: Date) -> String {
        var style = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "en_GB"))
        style.timeZone = .gmt
        return date.formatted(style)
    }
}
