public import Foundation

/// Pages to leaf through, with products to open.
public struct Brochure: Identifiable, Hashable, Codable, Sendable {
    /// Names a brochure, in the store and in URLs: `spring-kitchen`.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible {
        /// The name as the source writes it.
        public let rawValue: String

        /// The identifier of this very text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Refuses an empty text: no brochure is named so.
        public init?(_ description: String) {
            guard !description.isEmpty else { return nil }
            rawValue = description
        }

        /// The name as it stands in URLs.
        public var description: String { rawValue }
    }

    /// Names the brochure.
    public var id: ID
    /// What it is called.
    public var title: String
    /// What it is about, in a sentence.
    public var subtitle: String
    /// The picture on its front; nil when there is none.
    public var cover: URL?
    /// The last day of its offers; nil when they have no end.
    public var validUntil: Date?
    /// Its pages, in order. A list of brochures holds none.
    public var pages: [BrochurePage]

    /// A brochure. That its pages are numbered in order is not checked.
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
