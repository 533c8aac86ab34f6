/// A part of the catalogue.
public struct ProductCategory: Identifiable, Hashable, Codable, Sendable {
    /// Names a category, in the store and in URLs: `home-decoration`.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible {
        /// The name as the source writes it.
        public let rawValue: String

        /// The identifier of this very text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Refuses an empty text: no category is named so.
        public init?(_ description: String) {
            guard !description.isEmpty else { return nil }
            rawValue = description
        }

        /// The name as it stands in URLs.
        public var description: String { rawValue }
    }

    /// What names it in the store and in URLs.
    public var id: ID
    /// What a person calls it: "Home Decoration".
    public var name: String

    /// A category and its name.
    public init(id: ID, name: String) {
        self.id = id
        self.name = name
    }
}
