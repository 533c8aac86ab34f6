/// A product with all data of the product page.
public struct Product: Identifiable, Hashable, Sendable {
    /// The identifier of a product, in the store and in URLs.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible, Comparable {
        /// The server's number.
        public let rawValue: Int

        /// Creates an identifier from its raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Creates an identifier from digits in the canonical form of ``description``. Returns `nil` for any other
        /// text.
        public init?(_ description: String) {
            guard let value = Int(description), value >= 0, String(value) == description else { return nil }
            rawValue = value
        }

        /// The number as it appears in URLs.
        public var description: String { String(rawValue) }

        /// Compares the numbers.
        public static func < (one: ID, other: ID) -> Bool { one.rawValue < other.rawValue }
    }

    /// The data for lists.
    public var summary: ProductSummary
    /// The data for the product page.
    public var details: ProductDetails

    /// Creates a product.
    public init(summary: ProductSummary, details: ProductDetails) {
        self.summary = summary
        self.details = details
    }

    /// The product's identifier.
    public var id: ID { summary.id }
}
