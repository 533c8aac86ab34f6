public import Foundation

/// A notification from the shop.
public struct InboxNotification: Identifiable, Hashable, Codable, Sendable {
    /// The identifier of a notification.
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

        /// The server's identifier.
        public var description: String { rawValue }
    }

    /// The identifier.
    public var id: ID
    /// The title.
    public var title: String
    /// The text.
    public var body: String
    /// The date on which it was sent.
    public var date: Date
    /// A link of the app to open. `nil` if there is none.
    public var link: String?
    /// A Boolean value that indicates whether the user has read it.
    public var isRead: Bool

    /// Creates a notification. The link isn't validated.
    public init(id: ID, title: String, body: String, date: Date, link: String? = nil, isRead: Bool = false) {
        self.id = id
        self.title = title
        self.body = body
        self.date = date
        self.link = link
        self.isRead = isRead
    }
}
