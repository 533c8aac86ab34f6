public import Foundation

/// The content of an event.
public enum InboundContent: Hashable, Codable, Sendable {
    /// A link to open, and its changes to the policy.
    case link(String, InboundPolicy.Change = .none)
    /// Data to fetch again. The navigation doesn't change.
    case refresh([RefreshTopic])
    /// A message for the user of the app.
    case announcement(InboundAnnouncement)
    /// The app was only opened.
    case nothing
}

/// A message that is shown inside the app, such as a push that arrived in the foreground.
public struct InboundAnnouncement: Hashable, Codable, Sendable {
    public let title: String
    public let body: String?
    /// The link that a tap opens. `nil` if a tap opens nothing.
    public let link: String?
    /// The link's changes to the policy.
    public let policy: InboundPolicy.Change

    public init(title: String, body: String? = nil, link: String? = nil, policy: InboundPolicy.Change = .none) {
        self.title = title
        self.body = body
        self.link = link
        self.policy = policy
    }
}

/// An event from outside the screens that can change the navigation: a link, a push, a shortcut, a banner.
///
/// All events go through an ``InboundPipeline``.
public struct InboundEvent: Hashable, Identifiable, Codable, Sendable {
    /// The name of the event in logs. A push has its own.
    public let id: String
    public let source: InboundSource
    public let content: InboundContent
    /// The time of arrival.
    public let date: Date
    /// The time when the event is no longer relevant. `nil` if it doesn't expire.
    public let expires: Date?

    public init(
        id: String = UUID().uuidString, _ source: InboundSource, _ content: InboundContent, at date: Date = Date(),
        expires: Date? = nil
    ) {
        self.id = id
        self.source = source
        self.content = content
        self.date = date
        self.expires = expires
    }

    /// Creates the event for a URL that the system hands to the app. A URL with a web scheme is a web link.
    public static func url(_ url: String, id: String = UUID().uuidString, at date: Date = Date()) -> InboundEvent {
        InboundEvent(id: id, isWeb(url) ? .universalLink : .customScheme, .link(url), at: date)
    }

    /// Creates the event for a shortcut on the home screen, which has a link or a path.
    public static func shortcut(_ link: String, id: String = UUID().uuidString, at date: Date = Date()) -> InboundEvent
    {
        InboundEvent(id: id, .shortcut, .link(link), at: date)
    }

    /// The link to open.
    public var link: String? {
        if case .link(let link, _) = content { link } else { nil }
    }

    static func isWeb(_ link: String) -> Bool {
        let scheme = Array(link.utf8.prefix(6).prefix { $0 != .colon })[...]
        return LinkPolicy.port(of: scheme.lowercasedText) != nil
    }
}
