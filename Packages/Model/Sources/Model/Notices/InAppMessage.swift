/// A message of the shop that the app shows to each user once.
public struct InAppMessage: Identifiable, Hashable, Sendable {
    /// The identifier, which the shop chooses.
    public typealias ID = Identifier<InAppMessage, String>

    /// The place of a message.
    public enum Style: String, CaseIterable, Hashable, Codable, Sendable {
        /// At the top of every screen.
        case banner
        /// A card on the home screen.
        case card
        /// Over the current screen, until the user answers.
        case modal
    }

    /// The identifier. A message with a new identifier is shown again.
    public let id: ID
    /// The place in which it is shown.
    public var style: Style
    /// The title.
    public var title: String
    /// The text. May be empty.
    public var text: String
    /// The link that the message opens: `/products/12`. `nil` if it only informs.
    public var link: String?

    /// Creates a message.
    public init(id: ID, style: Style, title: String, text: String = "", link: String? = nil) {
        self.id = id
        self.style = style
        self.title = title
        self.text = text
        self.link = link
    }

    /// The name under which ``NoticeService`` stores that the user has dismissed or opened the message.
    public var noticeName: String { "message-\(id)" }
}
