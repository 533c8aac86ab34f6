public import Foundation

/// Something that the shop wants a user to know.
public struct InboxNotification: Identifiable, Hashable, Codable, Sendable {
    /// Names a notification on the server.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable, LosslessStringConvertible {
        /// The name as the server writes it.
        public let rawValue: String

        /// The identifier of this very text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Refuses an empty text: nothing is named so.
        public init?(_ description: String) {
            guard !description.isEmpty else { return nil }
            rawValue = description
        }

        /// The name as the server writes it.
        public var description: String { rawValue }
    }

    /// Names it.
    public var id: ID
    /// What it is about, in a few words.
    public var title: String
    /// What it says.
    public var body: String
    /// When it was sent.
    public var date: Date
    /// Where it leads, as a link of the app; nil when it leads nowhere.
    public var link: String?
    /// Whether the user has read it.
    public var isRead: Bool

    /// A notification. That its link leads anywhere is not checked.
    public init(id: ID, title: String, body: String, date: Date, link: String? = nil, isRead: Bool = false) {
        self.id = id
        self.title = title
        self.body = body
        self.date = date
        self.link = link
        self.isRead = isRead
    }
}
