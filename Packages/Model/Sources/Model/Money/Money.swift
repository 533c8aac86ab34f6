public import Foundation

/// An amount of money in minor units: 1299 is $12.99. Never a floating-point number.
public struct Money: Hashable, Codable, Sendable {
    /// How many of the currency's smallest unit: cents for dollars, yen for yen. Below zero for what is owed.
    public var minorUnits: Int
    /// What it is counted in. Amounts of two currencies never add up.
    public var currency: Currency

    /// So many of the smallest unit of a currency.
    public init(minorUnits: Int, currency: Currency = .usd) {
        self.minorUnits = minorUnits
        self.currency = currency
    }

    /// An amount from a decimal number, rounded half away from zero to a minor unit; nil when it does not fit.
    public init?(_ amount: Decimal, currency: Currency = .usd) {
        var scaled = amount
        for _ in 0..<currency.fractionDigits { scaled *= 10 }
        var rounded = Decimal()
        NSDecimalRound(&rounded, &scaled, 0, .plain)
        // By way of its digits: a conversion by way of NSDecimalNumber wraps around at the edges.
        guard let units = Int(rounded.description) else { return nil }
        self.init(minorUnits: units, currency: currency)
    }

    /// Nothing, in a currency.
    public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

    /// Whether it is nothing at all.
    public var isZero: Bool { minorUnits == 0 }
}

extension Money {
    /// The sum; nil for two currencies, or when it does not fit.
    public func adding(_ other: Money) -> Money? {
        guard currency == other.currency else { return nil }
        let (sum, overflow) = minorUnits.addingReportingOverflow(other.minorUnits)
        return overflow ? nil : Money(minorUnits: sum, currency: currency)
    }

    /// The difference; nil for two currencies, or when it does not fit.
    public func subtracting(_ other: Money) -> Money? {
        guard currency == other.currency else { return nil }
        let (difference, overflow) = minorUnits.subtractingReportingOverflow(other.minorUnits)
        return overflow ? nil : Money(minorUnits: difference, currency: currency)
    }

    /// So many times the amount; nil when it does not fit.
    public func multiplied(by count: Int) -> Money? {
        let (product, overflow) = minorUnits.multipliedReportingOverflow(by: count)
        return overflow ? nil : Money(minorUnits: product, currency: currency)
    }
}
