/// A currency, by its ISO 4217 code.
public struct Currency: RawRepresentable, Hashable, Codable, Sendable {
    /// Three capital letters: `USD`.
    public let rawValue: String

    /// The currency of a code. Any text is taken: amounts of a currency that nobody knows are still told apart.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The dollar of the United States.
    public static let usd = Currency(rawValue: "USD")
    /// The euro.
    public static let eur = Currency(rawValue: "EUR")
    /// The pound sterling.
    public static let gbp = Currency(rawValue: "GBP")
    /// The Japanese yen, which has no smaller unit.
    public static let jpy = Currency(rawValue: "JPY")

    /// How many digits its minor unit has after the point: 2 for cents, 0 for yen (ISO 4217).
    public var fractionDigits: Int { self == .jpy ? 0 : 2 }

    /// The sign that is put before an amount; the code where there is no sign of its own.
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
