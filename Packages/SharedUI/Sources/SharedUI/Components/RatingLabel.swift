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
            Text(shown).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText).lineLimit(1).fixedSize()
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rated \(shown) out of 5")
    }

    /// The rating with one decimal, in the same format for every locale.
    private var shown: String {
        // A rating that is NaN becomes 0, because the conversion to `Int` would trap.
        let tenths = rating.isNaN ? 0 : Int((min(max(rating, 0), 5) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
