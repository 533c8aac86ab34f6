/// A product with everything its page shows.
public struct Product: Identifiable, Hashable, Sendable {
    /// Names a product, in the store and in URLs.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible, Comparable {
        /// The number that the source has given it.
        public let rawValue: Int

        /// The identifier of this very number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Accepts digits only, as ``description`` prints them: one product has one text.
        public init?(_ description: String) {
            guard let value = Int(description), value >= 0, String(value) == description else { return nil }
            rawValue = value
        }

        /// The number in digits, as it stands in URLs.
        public var description: String { String(rawValue) }

        /// By number.
        public static func < (one: ID, other: ID) -> Bool { one.rawValue < other.rawValue }
    }

    /// What lists show.
    public var summary: ProductSummary
    /// What only its own page shows.
    public var details: ProductDetails

    /// A product from its two parts.
    public init(summary: ProductSummary, details: ProductDetails) {
        self.summary = summary
        self.details = details
    }

    /// The identifier of its summary.
    public var id: ID { summary.id }
}
