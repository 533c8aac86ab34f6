public import FlowKit

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
}

extension InboundSource {
    /// The author of the links: anyone, or the app and its servers, whose links need no scheme and host.
    var linkSource: LinkSource {
        switch self {
        case .customScheme, .universalLink: .outside
        case .tappedPush, .silentPush, .foregroundPush, .shortcut, .banner, .notificationAction: .inside
        }
    }

    /// The source that guards, middleware and journals see.
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
