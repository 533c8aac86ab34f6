public import Foundation

/// The validated content of a push: see <doc:PushPayloads>.
public struct PushPayload: Hashable, Sendable {
    /// The effect of a push that arrives.
    public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
        /// Shows a notification.
        case alert
        /// Shows nothing, and fetches data again.
        case silent
    }

    /// A button of the notification.
    public struct Action: Hashable, Identifiable, Sendable {
        public let id: String
        /// The text on the button.
        public let title: String
        /// The link that the button opens. `nil` if it opens nothing.
        public let link: String?
    }

    /// The name of the push in logs. A banner replaces an earlier one with the same name.
    public let id: String
    /// The effect of the push when it arrives.
    public let kind: Kind
    /// `nil` for a silent push, and for a notification whose text only the system knows.
    public let title: String?
    /// The text below the title.
    public let body: String?
    /// The link that a tap opens. `nil` if a tap only brings the app to the front.
    public let link: String?
    /// The changes to the policy.
    public let policy: InboundPolicy.Change
    /// The data that is fetched again when the push arrives silently.
    public let refresh: [RefreshTopic]
    /// The time when the push is no longer relevant.
    public let expires: Date?
    /// The buttons of the notification, in their order.
    public let actions: [Action]

    /// A Boolean value that indicates whether the app has a text to show while it is in the foreground.
    var isShown: Bool { kind == .alert && title != nil }
}

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
    /// Creates the event for a push: see <doc:PushPayloads>.
    ///
    /// - Throws: ``PushPayloadError`` if the push doesn't have the chosen action.
    public init(_ push: PushPayload, as delivery: PushDelivery) throws(PushPayloadError) {
        let content: InboundContent
        switch delivery {
        case .tapped: content = Self.link(push.link, push)
        case .action(let id):
            guard let action = push.actions.first(where: { $0.id == id }) else {
                throw .field("actions", problem: "has no action with this identifier")
            }
            content = Self.link(action.link, push)
        case .foreground where push.isShown:
            content = .announcement(
                InboundAnnouncement(title: push.title ?? "", body: push.body, link: push.link, policy: push.policy))
        case .foreground, .background: content = .refresh(push.refresh, preparing: push.link)
        }
        let isSilent = delivery == .foreground && !push.isShown
        self.init(id: push.id, isSilent ? .silentPush : delivery.source, content, expires: push.expires)
    }

    private static func link(_ link: String?, _ push: PushPayload) -> InboundContent {
        link.map { .link($0, push.policy) } ?? .nothing
    }
}

/// A problem of a push.
public enum PushPayloadError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The push has more than 4,096 bytes, the system's limit.
    case tooLarge(bytes: Int, limit: Int)
    /// The content isn't a JSON object.
    case notJSON
    /// A later version of the format.
    case version(Int)
    /// A field, such as `actions[1].link`, and its problem as the end of a sentence: `is empty`.
    case field(String, problem: String)

    /// The problem and the next step. It has no text of the push except paths and short values.
    public var description: String {
        switch self {
        case .tooLarge(let bytes, let limit): "The push is \(bytes) bytes long; up to \(limit) are read. Send less."
        case .notJSON: "The push isn't a JSON object in UTF-8. Send one."
        case .version(let version): "The push has version \(version); only 1 is read. Update the app."
        case .field(let path, let problem): "The push's \"\(path)\" \(problem). Correct it."
        }
    }
}
