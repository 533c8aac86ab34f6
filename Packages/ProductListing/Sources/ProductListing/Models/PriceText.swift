import Foundation
public import Model

/// A range of prices as the user types it.
public struct PriceText: Hashable, Sendable {
    /// The lowest price. Empty if there is none.
    public var lowest = ""
    /// The highest price. Empty if there is none.
    public var highest = ""

    /// Creates the text of a range.
    public init(_ range: PriceRange, in currency: Currency) {
        lowest = range.lower.map { Self.text(of: $0, in: currency) } ?? ""
        highest = range.upper.map { Self.text(of: $0, in: currency) } ?? ""
    }

    /// Returns the range. Text that isn't an amount is ignored.
    public func range(in currency: Currency) -> PriceRange {
        PriceRange(from: Self.price(lowest, in: currency), to: Self.price(highest, in: currency))
    }

    private static func text(of price: Int, in currency: Currency) -> String {
        var amount = Decimal(price)
        for _ in 0..<currency.fractionDigits { amount /= 10 }
        return "\(amount)"
    }

    /// Returns the price in minor units. Commas group digits, as in the prices of products.
    private static func price(_ text: String, in currency: Currency) -> Int? {
        let digits = text.filter { $0 != "," && !$0.isWhitespace }
        guard digits.allSatisfy({ $0 == "." || $0.isASCII && $0.isNumber }), digits.contains(where: \.isNumber)
        else { return nil }
        return Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX"))
            .flatMap { Money($0, currency: currency) }?.minorUnits
    }
}
