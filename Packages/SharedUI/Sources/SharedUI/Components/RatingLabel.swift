/// An average rating: a star and a number.
public struct RatingLabel: View {
    private let rating: Double

    /// - Parameter rating: The rating from 0 to 5.
    public init(_ rating: Double) {
        self.rating = rating
    }

    public var body: some View {
        HStack(spacing: Spacing.xs) {
            Icon.starFilled.image.foregroundStyle(ThemedColor.rating)
            Text(shown, format: Self.format).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText)
                .lineLimit(1).fixedSize()
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Rated \(shown, format: Self.format) out of 5"))
    }

    private static var format: FloatingPointFormatStyle<Double> { .number.precision(.fractionLength(1)) }

    private var shown: Double {
        rating.isNaN ? 0 : min(max(rating, 0), 5)
    }
}
