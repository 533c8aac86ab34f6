public import Foundation

/// The way in which the system delivers a push to the app.
public enum PushDelivery: Hashable, Sendable {
    /// The user tapped the notification.
    case tapped
    /// The user chose an action, by its identifier.
    case action(String)
    /// The push arrived while the app was in the foreground.
    case foreground
    /// The push arrived in the background, before its notification is shown, or without one.
    case background

    /// The source of the event.
    var source: InboundSource {
        switch self {
        case .tapped: .tappedPush
        case .action: .notificationAction
        case .foreground: .foregroundPush
        case .background: .silentPush
        }
    }
}

extension InboundEvent {
    /// Creates the event for a push.
    ///
    /// - A tap opens its link, and an action the action's link.
    /// - In the foreground, an alert is announced, and a silent push fetches data again.
    /// - In the background, both kinds fetch data again.
    ///
    /// - Throws: ``PushPayloadError/unknownAction``.
    public init(_ push: PushPayload, as delivery: PushDelivery, at date: Date = Date()) throws(PushPayloadError) {
        let content: InboundContent
        switch delivery {
        case .tapped: content = Self.link(push.link, push)
        case .action(let id):
            guard let action = push.actions.first(where: { $0.id == id }) else { throw .unknownAction }
            content = Self.link(action.link, push)
        case .foreground where push.kind == .alert:
            content = .announcement(
                InboundAnnouncement(title: push.title ?? "", body: push.body, link: push.link, policy: push.policy))
        case .foreground, .background: content = .refresh(push.refresh)
        }
        let isSilent = delivery == .foreground && push.kind == .silent
        self.init(
            id: push.id, isSilent ? .silentPush : delivery.source, content, at: date, expires: push.expires)
    }

    private static func link(_ link: String?, _ push: PushPayload) -> InboundContent {
        link.map { .link($0, push.policy) } ?? .nothing
    }
}
