/// A category of the catalog.
public struct ProductCategory: Identifiable, Hashable, Codable, Sendable {
    /// The identifier of a category, in the store and in URLs: `home-decoration`.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible {
        /// The server's identifier.
        public let rawValue: String

        /// Creates an identifier from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier. Returns `nil` for an empty text.
        public init?(_ description: String) {
            guard !description.isEmpty else { return nil }
            rawValue = description
        }

        /// The identifier as it appears in URLs.
        public var description: String { rawValue }
    }

    /// The category's identifier.
    public var id: ID
    /// The display name: "Home Decoration".
    public var name: String

    /// Creates a category.
    public init(id: ID, name: String) {
        self.id = id
        self.name = name
    }
}
