/// A part of the catalogue.
public struct Category: Identifiable, Hashable, Codable, Sendable {
    /// Names a category, in the store and in URLs: `home-decoration`.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Refuses an empty text: no category is named so.
        public init?(_ description: String) {
            guard !description.isEmpty else { return nil }
            rawValue = description
        }

        public var description: String { rawValue }
    }

    public var id: ID
    public var name: String

    public init(id: ID, name: String) {
        self.id = id
        self.name = name
    }
}
