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
    public var fractionDigits: Int { self == .jpy ? 0 : 2 }

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
