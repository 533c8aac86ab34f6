import SharedUI

/// Bars with the numbers of reviews with 5 to 1 stars.
struct RatingDistribution: View {
    let overview: ReviewsOverview
    @Environment(\.theme) private var theme
    @ScaledMetric(wrappedValue: 32, relativeTo: .caption) private var countWidth: CGFloat

    var body: some View {
        if let ratings = overview.ratings, overview.total > 0 {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                ForEach(Array(ratings.enumerated().reversed()), id: \.offset) { index, count in
                    bar(stars: index + 1, count: count)
                }
            }
            .frame(maxWidth: 360)
        }
    }

    private func bar(stars: Int, count: Int) -> some View {
        HStack(spacing: Spacing.s) {
            Text(stars, format: .number).monospacedDigit()
            Icon.starFilled.image.foregroundStyle(ThemedColor.rating)
            Capsule().fill(share(of: count)).scaledFrame(height: 8, relativeTo: .caption).frame(maxWidth: .infinity)
            Text(count, format: .number).monospacedDigit().frame(minWidth: countWidth, alignment: .trailing)
        }
        .frame(maxWidth: .infinity)
        .font(FontStyle.caption)
        .foregroundStyle(ThemedColor.secondaryText)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("\(Text("\(stars) stars")), \(Text("\(count) reviews"))"))
        .accessibilityIdentifier("reviews.rating-\(stars).label")
    }

    /// The filled part of a bar, as a gradient with a hard edge.
    private func share(of count: Int) -> LinearGradient {
        let edge = CGFloat(count) / CGFloat(max(overview.total, 1))
        return LinearGradient(
            stops: [
                Gradient.Stop(color: theme.color(.rating), location: edge),
                Gradient.Stop(color: theme.color(.surface), location: edge),
            ], startPoint: .leading, endPoint: .trailing)
    }
}
