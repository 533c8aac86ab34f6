/// A product with everything its page shows.
public struct Product: Identifiable, Hashable, Sendable {
    /// Names a product, in the store and in URLs.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible, Comparable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Accepts digits only, as ``description`` prints them: one product has one text.
        public init?(_ description: String) {
            guard let value = Int(description), value >= 0, String(value) == description else { return nil }
            rawValue = value
        }

        public var description: String { String(rawValue) }

        public static func < (one: ID, other: ID) -> Bool { one.rawValue < other.rawValue }
    }

    /// What lists show.
    public var summary: ProductSummary
    public var details: ProductDetails

    public init(summary: ProductSummary, details: ProductDetails) {
        self.summary = summary
        self.details = details
    }

    public var id: ID { summary.id }
}
