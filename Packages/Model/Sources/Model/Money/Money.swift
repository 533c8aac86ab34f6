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

    /// Returns the negative amount, such as that of a discount.
    public static prefix func - (money: Money) -> Money {
        // The lowest number has no counterpart.
        Money(minorUnits: money.minorUnits == .min ? .max : -money.minorUnits, currency: money.currency)
    }

    /// Returns the product, or `nil` on overflow.
    public func multiplied(by count: Int) -> Money? {
        let (product, overflow) = minorUnits.multipliedReportingOverflow(by: count)
        return overflow ? nil : Money(minorUnits: product, currency: currency)
    }
}

extension Money {
    /// Formats an amount for a locale: `$1,299.00` in the United States, `1.299,00 $` in Germany.
    public struct Format: FormatStyle, Sendable {
        private var locale = Locale(identifier: "en_US")

        public init() {}

        public func format(_ money: Money) -> String {
            let amount = Decimal(money.minorUnits) / pow(Decimal(10), money.currency.fractionDigits)
            let text = amount.formatted(
                .currency(code: money.currency.rawValue).precision(.fractionLength(money.currency.fractionDigits))
                    .locale(locale))
            // With a left-to-right mark, `US$` at the end of a text from right to left doesn't become `$US`.
            return locale.language.characterDirection == .rightToLeft ? text + "\u{200E}" : text
        }

        public func locale(_ locale: Locale) -> Format {
            var format = self
            format.locale = locale
            return format
        }
    }
}

extension FormatStyle where Self == Money.Format {
    /// The format of amounts of money.
    public static var money: Money.Format { Money.Format() }
}

extension FormatStyle where Self == Currency.Sign {
    /// The format of the signs of currencies.
    public static var sign: Currency.Sign { Currency.Sign() }
}

extension Money {
    /// The amount as text, in the same format for every locale: `$1,299.00`. For logs and the terminal.
    public var formatted: String {
        let digits = String(minorUnits.magnitude)
        let fraction = currency.fractionDigits
        let padded = String(repeating: "0", count: max(0, fraction + 1 - digits.count)) + digits
        let whole = Self.grouped(padded.dropLast(fraction))
        let cents = fraction == 0 ? "" : "." + padded.suffix(fraction)
        return (minorUnits < 0 ? "-" : "") + currency.symbol + whole + cents
    }

    private static func grouped(_ digits: Substring) -> String {
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
            result.append(digit)
        }
        return result
    }
}

/// A currency, by its ISO 4217 code.
public struct Currency: RawRepresentable, Hashable, Codable, Sendable {
    /// Three capital letters: `USD`.
    public let rawValue: String

    /// Creates a currency. Any text is accepted, so that amounts of unknown currencies stay distinct.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The dollar of the United States.
    public static let usd = Currency(rawValue: "USD")
    /// The euro.
    public static let eur = Currency(rawValue: "EUR")
    /// The pound sterling.
    public static let gbp = Currency(rawValue: "GBP")
    /// The Japanese yen, which has no smaller unit.
    public static let jpy = Currency(rawValue: "JPY")

    /// The number of decimals of the minor unit (ISO 4217): 2 for cents, 0 for yen.
    public var fractionDigits: Int {
        Self.withoutMinorUnit.contains(rawValue) ? 0 : Self.withThousandths.contains(rawValue) ? 3 : 2
    }

    private static let withoutMinorUnit = Set(
        "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(separator: " ").map(String.init))
    private static let withThousandths = Set("BHD IQD JOD KWD LYD OMR TND".split(separator: " ").map(String.init))

    /// Formats a currency as its sign in a locale: `$` in the United States, `US$` in Egypt.
    public struct Sign: FormatStyle, Sendable {
        private var locale = Locale(identifier: "en_US")

        public init() {}

        public func format(_ currency: Currency) -> String {
            // An amount without its digits, and without the spaces and direction marks around the sign.
            Decimal(1).formatted(.currency(code: currency.rawValue).precision(.fractionLength(0)).locale(locale))
                .filter { !$0.isNumber && !$0.isWhitespace && !Self.marks.contains($0) }
                // With a left-to-right mark, `US$` doesn't become `$US` in a text from right to left.
                + (locale.language.characterDirection == .rightToLeft ? "\u{200E}" : "")
        }

        public func locale(_ locale: Locale) -> Sign {
            var sign = self
            sign.locale = locale
            return sign
        }

        private static let marks: Set<Character> = ["\u{200E}", "\u{200F}", "\u{61C}"]
    }

    /// The symbol before an amount, or the code if the currency has no symbol.
    public var symbol: String {
        switch self {
        case .usd: "$"
        case .eur: "€"
        case .gbp: "£"
        case .jpy: "¥"
        default: rawValue + " "
        }
    }
}
