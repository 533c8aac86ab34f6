public import FlowKit
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

    /// The text to show to the user if the range isn't what they typed. `nil` if it is.
    public func problem(in currency: Currency) -> LocalizedStringResource? {
        let typed = [lowest, highest].filter { !$0.allSatisfy(\.isWhitespace) }
        guard typed.allSatisfy({ Self.price($0, in: currency) != nil }) else { return "Enter a price such as 25." }
        if let lower = Self.price(lowest, in: currency), let upper = Self.price(highest, in: currency), lower > upper {
            return "The first price is above the second one. We show the prices between them."
        }
        return nil
    }

    private static func text(of price: Int, in currency: Currency) -> String {
        var amount = Decimal(price)
        for _ in 0..<currency.fractionDigits { amount /= 10 }
        return "\(amount)"
    }

    /// Returns the price in minor units.
    ///
    /// People write `1,299.00`, `1.299,00` and `1299`, whatever the language of the app is. The last comma or point begins
    /// the decimals, unless three digits follow it: then it groups digits, as all others do.
    private static func price(_ text: String, in currency: Currency) -> Int? {
        let separators: Set<Character> = [".", ",", "٫", "٬"]
        let characters = text.filter { !$0.isWhitespace }
        guard characters.allSatisfy({ separators.contains($0) || $0.wholeNumberValue != nil }),
            characters.contains(where: \.isNumber)
        else { return nil }
        let last = characters.lastIndex { separators.contains($0) }
        let decimals = last.map { characters[$0...].dropFirst() } ?? ""
        let whole = last.map { decimals.count == 3 ? characters[...] : characters[..<$0] } ?? characters[...]
        func digits(_ part: Substring) -> String { part.compactMap(\.wholeNumberValue).map(String.init).joined() }
        let number = "0\(digits(whole)).\(decimals.count == 3 ? "" : digits(decimals))0"
        return Decimal(string: number, locale: Locale(identifier: "en_US_POSIX"))
            .flatMap { Money($0, currency: currency) }?.minorUnits
    }
}
