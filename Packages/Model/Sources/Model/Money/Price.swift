/// A product's list price and discount.
public struct Price: Hashable, Sendable {
    /// The price before the discount.
    public let list: Money
    /// The discount in hundredths of a percent, 0 to 10,000.
    public let discountBasisPoints: Int

    /// Creates a price. The discount is clamped to 0...10,000.
    public init(list: Money, discountBasisPoints: Int = 0) {
        self.list = list
        self.discountBasisPoints = min(max(discountBasisPoints, 0), 10_000)
    }

    /// The price after the discount, rounded half up to a minor unit.
    public var current: Money {
        let exact = Int128(list.minorUnits) * Int128(10_000 - discountBasisPoints)
        let (quotient, remainder) = (exact + 5_000).quotientAndRemainder(dividingBy: 10_000)
        // Negative amounts are rounded down, not toward zero.
        let rounded = remainder < 0 ? quotient - 1 : quotient
        return Money(minorUnits: Int(clamping: rounded), currency: list.currency)
    }

    /// A Boolean value that indicates whether the current price is below the list price.
    public var isDiscounted: Bool { current != list }

    /// The discount in whole percent. `nil` if it is below one percent.
    public var discountPercent: Int? {
        let percent = (discountBasisPoints + 50) / 100
        return percent > 0 && isDiscounted ? percent : nil
    }
}
