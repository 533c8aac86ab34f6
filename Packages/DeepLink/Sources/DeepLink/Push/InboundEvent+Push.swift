public import Foundation

extension InboundEvent {
    /// A push as an event.
    ///
    /// - Tapped, it leads to its link; an action, to the action's.
    /// - In the foreground it becomes a banner; a silent one has data fetched anew.
    /// - In the background it has data fetched anew, also when it is going to be shown.
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
                InAppBanner(
                    id: push.id, title: push.title ?? "", body: push.body, link: push.link, policy: push.policy))
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
