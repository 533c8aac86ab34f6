/// What a product costs: its list price and the discount on it.
public struct Price: Hashable, Codable, Sendable {
    /// The price before the discount.
    public let list: Money
    /// The discount in hundredths of a percent, 0 to 10,000.
    public let discountBasisPoints: Int

    /// A discount out of range counts as the nearest one in range.
    public init(list: Money, discountBasisPoints: Int = 0) {
        self.list = list
        self.discountBasisPoints = min(max(discountBasisPoints, 0), 10_000)
    }

    /// What one pays, rounded half up to a minor unit.
    public var current: Money {
        let exact = Int128(list.minorUnits) * Int128(10_000 - discountBasisPoints)
        let (quotient, remainder) = (exact + 5_000).quotientAndRemainder(dividingBy: 10_000)
        // Down, not towards zero, for an amount that is owed.
        let rounded = remainder < 0 ? quotient - 1 : quotient
        return Money(minorUnits: Int(clamping: rounded), currency: list.currency)
    }

    /// Whether one pays less than the list price, when both are rounded to a minor unit.
    public var isDiscounted: Bool { current != list }

    /// The discount as it is shown, in whole percent; nil when it is too small for one.
    public var discountPercent: Int? {
        let percent = (discountBasisPoints + 50) / 100
        return percent > 0 && isDiscounted ? percent : nil
    }
}
