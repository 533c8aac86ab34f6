import Foundation

extension Decimal {
    /// Creates an amount from a text that the user has entered.
    ///
    /// The parser of a format style is too lenient for money: it reads "12abc" as 12, and in the US "12,50" as 12 or as 1250.
    init(amount text: String, in locale: Locale) throws(InputError) {
        let parts = text.trimmingCharacters(in: .whitespaces)
            .components(separatedBy: locale.decimalSeparator ?? ".").map(\.decimalDigits)
        guard parts.count <= 2, let whole = parts[0], let cents = parts.count == 2 ? parts[1] : "0" else {
            throw .notANumber
        }
        guard cents.count <= 2 else { throw .tooPrecise }
        guard whole.count <= 6 else { throw .tooLarge }
        guard let amount = Decimal(string: "\(whole).\(cents)"), amount > 0 else { throw .zero }
        self = amount
    }
}

extension String {
    /// The digits from 0 to 9. `nil` for a text that is empty or has other characters than the digits of a script.
    fileprivate var decimalDigits: String? {
        let digits = unicodeScalars.compactMap {
            $0.properties.numericType == .decimal ? Character($0).wholeNumberValue : nil
        }
        return digits.isEmpty || digits.count < unicodeScalars.count ? nil : digits.map(String.init).joined()
    }
}
