public import Foundation

/// A brochure: pages with links to products.
public struct Brochure: Identifiable, Hashable, Codable, Sendable {
    /// The identifier of a brochure, in the store and in URLs: `spring-kitchen`.
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

    /// The brochure's identifier.
    public var id: ID
    /// The display name.
    public var title: String
    /// The subtitle, a short sentence.
    public var subtitle: String
    /// The URL of the cover picture. `nil` if there is none.
    public var cover: URL?
    /// The last valid day of the offers. `nil` if there is no end date.
    public var validUntil: Date?
    /// The pages, in order. Empty for brochures from a list.
    public var pages: [BrochurePage]

    /// Creates a brochure. The order of the page numbers isn't validated.
    public init(
        id: ID, title: String, subtitle: String = "", cover: URL? = nil, validUntil: Date? = nil,
        pages: [BrochurePage] = []
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.cover = cover
        self.validUntil = validUntil
        self.pages = pages
    }
}
