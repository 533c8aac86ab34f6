public import FlowKit
public import Foundation

/// The content of an event.
public enum InboundContent: Hashable, Codable, Sendable {
    /// A link to open, and its changes to the policy.
    case link(String, InboundPolicy.Change = .init())
    /// Data to fetch again, and a link whose screens are prepared, so that they open without waiting. The navigation
    /// doesn't change.
    case refresh([RefreshTopic], preparing: String? = nil)
    /// A message for the user of the app.
    case announcement(InboundAnnouncement)
    /// The app was only opened.
    case nothing
}

/// A message that is shown inside the app, such as a push that arrived in the foreground.
public struct InboundAnnouncement: Hashable, Codable, Sendable {
    /// The short text at the top.
    public let title: String
    /// The text below the title.
    public let body: String?
    /// The link that a tap opens. `nil` if a tap opens nothing.
    public let link: String?
    /// The link's changes to the policy.
    public let policy: InboundPolicy.Change

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - body: The text below the title.
    ///   - link: The link that a tap opens. `nil` if a tap opens nothing.
    ///   - policy: The link's changes to the policy.
    public init(title: String, body: String? = nil, link: String? = nil, policy: InboundPolicy.Change = .init()) {
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
    /// The way in which the event came. It decides whether a link needs the app's scheme or host.
    public let source: InboundSource
    /// The effect of the event on the app.
    public let content: InboundContent
    /// The time when the event is no longer relevant. `nil` if it doesn't expire.
    public let expires: Date?

    /// Creates an event. ``url(_:id:)`` and ``shortcut(_:id:)`` create the usual ones.
    ///
    /// - Parameters:
    ///   - id: The name of the event in logs.
    ///   - source: The way in which the event came.
    ///   - content: The effect of the event on the app.
    ///   - expires: The time when the event is no longer relevant. `nil` if it doesn't expire.
    public init(
        id: String = UUID().uuidString, _ source: InboundSource, _ content: InboundContent, expires: Date? = nil
    ) {
        self.id = id
        self.source = source
        self.content = content
        self.expires = expires
    }

    /// Creates the event for a URL that the system hands to the app. A URL with a web scheme is a web link.
    public static func url(_ url: String, id: String = UUID().uuidString) -> InboundEvent {
        InboundEvent(id: id, isWeb(url) ? .universalLink : .customScheme, .link(url))
    }

    /// Creates the event for a shortcut on the home screen, which has a link or a path.
    public static func shortcut(_ link: String, id: String = UUID().uuidString) -> InboundEvent {
        InboundEvent(id: id, .shortcut, .link(link))
    }

    /// The link to open.
    public var link: String? {
        if case .link(let link, _) = content { link } else { nil }
    }

    static func isWeb(_ link: String) -> Bool {
        let scheme = String(decoding: link.utf8.prefix(6).prefix { $0 != .colon }, as: UTF8.self)
        return LinkPolicy.port(of: scheme.lowercased()) != nil
    }
}

/// The source of an event.
public enum InboundSource: String, CaseIterable, Hashable, Codable, Sendable {
    /// A URL with the app's own scheme: `shop://products/12`.
    case customScheme
    /// A web link that the system hands to the app.
    case universalLink
    /// A push that the user tapped.
    case tappedPush
    /// A push without a notification.
    case silentPush
    /// A push that arrived while the app was in the foreground.
    case foregroundPush
    /// A shortcut on the home screen.
    case shortcut
    /// A banner inside the app.
    case banner
    /// A button of a notification.
    case notificationAction

    /// The author of the links: anyone, or the app and its servers, whose links need no scheme and host.
    var linkSource: LinkSource {
        switch self {
        case .customScheme, .universalLink: .outside
        case .tappedPush, .silentPush, .foregroundPush, .shortcut, .banner, .notificationAction: .inside
        }
    }

    /// The source that guards, observers and journals see.
    var navigationSource: NavigationSource {
        switch self {
        case .customScheme, .universalLink: .link
        case .tappedPush, .silentPush, .foregroundPush, .notificationAction: .push
        case .shortcut: .shortcut
        case .banner: .banner
        }
    }
}

extension NavigationSource {
    /// A shortcut on the home screen.
    public static var shortcut: NavigationSource { "shortcut" }
    /// A banner inside the app.
    public static var banner: NavigationSource { "banner" }
}

extension InboundSource: CustomStringConvertible {
    /// "a tapped push"
    public var description: String {
        switch self {
        case .customScheme: "a link of the app's own scheme"
        case .universalLink: "a web link"
        case .tappedPush: "a tapped push"
        case .silentPush: "a silent push"
        case .foregroundPush: "a push in the foreground"
        case .shortcut: "a shortcut"
        case .banner: "a banner"
        case .notificationAction: "a notification's action"
        }
    }
}
