public import Foundation

/// An amount of money in minor units: 1299 is $12.99. Never a floating-point number.
public struct Money: Hashable, Codable, Sendable {
    /// The amount in the currency's minor unit: cents for dollars, yen for yen. Negative for debts.
    public var minorUnits: Int
    /// The currency. Amounts of different currencies can't be added.
    public var currency: Currency

    /// Creates an amount in minor units.
    public init(minorUnits: Int, currency: Currency = .usd) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// Creates an amount from a decimal number, rounded to the nearest minor unit, half away from zero. Returns `nil`
    /// on overflow.
    public init?(_ amount: Decimal, currency: Currency = .usd) {
        var scaled = amount
        for _ in 0..<currency.fractionDigits { scaled *= 10 }
        var rounded = Decimal()
        NSDecimalRound(&rounded, &scaled, 0, .plain)
        // Parsing the digits detects overflow. A conversion with NSDecimalNumber wraps around.
        guard let units = Int(rounded.description) else { return nil }
        self.init(minorUnits: units, currency: currency)
    }

    /// Returns an amount of zero.
    public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

    /// A Boolean value that indicates whether the amount is zero.
    public var isZero: Bool { minorUnits == 0 }
}

extension Money {
    /// Returns the sum, or `nil` for different currencies or on overflow.
    public func adding(_ other: Money) -> Money? {
        guard currency == other.currency else { return nil }
        let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
        return overflow ? nil : Money(minorUnits: sum, currency: currency)
    }

    /// Returns the difference, or `nil` for different currencies or on overflow.
    public func subtracting(_ other: Money) -> Money? {
        guard currency == other.currency else { return nil }
        let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
        return overflow ? nil : Money(minorUnits: difference, currency: currency)
    }

    /// Returns the product, or `nil` on overflow.
    public func multiplied(by count: Int) -> Money? {
        let (product, overflow) = minorUnits.multipliedReportingOverflow(by: count)
        return overflow ? nil : Money(minorUnits: product, currency: currency)
    }
}
