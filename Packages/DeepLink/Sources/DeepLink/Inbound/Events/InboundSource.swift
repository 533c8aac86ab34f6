/// Through which door something comes in.
public enum InboundSource: String, CaseIterable, Hashable, Codable, Sendable {
    /// A URL of the app's own scheme: `shop://products/12`.
    case customScheme
    /// A web link that the system gives to the app.
    case universalLink
    /// A push that was tapped.
    case tappedPush
    /// A push that shows nothing.
    case silentPush
    /// A push that comes while the app is in front.
    case foregroundPush
    /// A shortcut on the home screen.
    case shortcut
    /// A banner within the app.
    case banner
    /// A button of a notification.
    case notificationAction
}

extension InboundSource {
    /// Who has written its links: strangers, or the app and its servers, which need not name a scheme and a host.
    var linkSource: LinkSource {
        switch self {
        case .customScheme, .universalLink: .outside
        case .tappedPush, .silentPush, .foregroundPush, .shortcut, .banner, .notificationAction: .inside
        }
    }
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
