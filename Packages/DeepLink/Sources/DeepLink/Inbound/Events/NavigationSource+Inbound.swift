public import FlowKit

extension NavigationSource {
    /// A shortcut on the home screen.
    public static var shortcut: NavigationSource { "shortcut" }
    /// A banner within the app.
    public static var banner: NavigationSource { "banner" }

    /// What journals and guards call a door.
    public init(_ source: InboundSource) {
        self =
            switch source {
            case .customScheme, .universalLink: .link
            case .tappedPush, .silentPush, .foregroundPush, .notificationAction: .push
            case .shortcut: .shortcut
            case .banner: .banner
            }
    }
}
