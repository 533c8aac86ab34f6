public import Foundation

/// The validated content of a push: see <doc:PushPayloads>.
public struct PushPayload: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
        /// Shows a notification.
        case alert
        /// Shows nothing, and fetches data again.
        case silent
    }

    /// A button of the notification.
    public struct Action: Hashable, Identifiable, Sendable {
        public let id: String
        public let title: String
        /// The link that the button opens. `nil` if it opens nothing.
        public let link: String?
    }

    /// The name of the push in logs. A banner replaces an earlier one with the same name.
    public let id: String
    public let kind: Kind
    public let title: String?
    public let body: String?
    /// The link that a tap opens. `nil` if a tap only brings the app to the front.
    public let link: String?
    /// The changes to the policy.
    public let policy: InboundPolicy.Change
    /// The data that is fetched again when the push arrives silently.
    public let refresh: [RefreshTopic]
    /// The time when the push is no longer relevant.
    public let expires: Date?
    public let actions: [Action]

    /// The maximum size of a push, in bytes: the maximum of the Apple Push Notification service.
    static let limit = 4_096

    /// Decodes and validates a push.
    ///
    /// - Parameter data: JSON in the app's own form or in that of the Apple Push Notification service.
    /// - Throws: ``PushPayloadError`` with the problem and its path.
    /// - Complexity: O(*n*) in the length of the data, which is limited.
    public init(_ data: Data) throws(PushPayloadError) {
        guard data.count <= Self.limit else { throw .tooLarge(bytes: data.count, limit: Self.limit) }
        do {
            self = try JSONDecoder().decode(PushPayload.self, from: data)
        } catch let error as PushPayloadError {
            throw error
        } catch {
            throw .notJSON
        }
    }
}

extension PushPayload: Decodable {
    public init(from decoder: any Decoder) throws {
        let root = PushFields(try decoder.container(keyedBy: PushFields.Key.self))
        let aps = try root.object("aps")
        let flow = aps == nil ? root : try root.required("flow", root.object("flow"))
        let version = try flow.required("version", flow.integer("version"))
        guard version == 1 else { throw PushPayloadError.unknownVersion(version) }
        id = try flow.required("id", flow.text("id", limit: PushFields.nameLimit))
        kind = try Self.kind(flow, aps)
        title = try Self.title(flow, aps)
        body = try Self.body(flow, aps)
        if kind == .alert { _ = try flow.required("title", title) }
        link = try flow.link("link")
        let policy = try flow.object("policy")
        self.policy = InboundPolicy.Change(
            placement: try policy?.choice("placement"), dismissesModals: try policy?.bool("dismissesModals"))
        refresh = try flow.texts("refresh", limit: 32).map { RefreshTopic(rawValue: $0) }
        expires = try flow.date("expires")
        var actions: [Action] = []
        for action in try flow.objects("actions", limit: 4) {
            let id = try action.required("id", action.text("id", limit: PushFields.nameLimit))
            guard !actions.contains(where: { $0.id == id }) else {
                throw PushPayloadError.repeatedAction(path: action.path(to: "id"))
            }
            let title = try action.required("title", action.text("title", limit: PushFields.titleLimit))
            actions.append(Action(id: id, title: title, link: try action.link("link")))
        }
        self.actions = actions
    }

    /// Returns the kind. In the form of the Apple Push Notification service, the fields in `aps` imply it.
    private static func kind(_ flow: PushFields, _ aps: PushFields?) throws -> Kind {
        if let kind: Kind = try flow.choice("kind") { return kind }
        guard let aps else { throw PushPayloadError.missing(path: flow.path(to: "kind")) }
        return try aps.integer("content-available") == 1 && !aps.contains("alert") ? .silent : .alert
    }

    /// Returns the title. An alert can be a string, or have only a body.
    private static func title(_ flow: PushFields, _ aps: PushFields?) throws -> String? {
        let limit = PushFields.titleLimit
        if let title = try flow.text("title", limit: limit) { return title }
        if aps?.isText("alert") == true { return try aps?.text("alert", limit: limit) }
        let alert = try aps?.object("alert")
        return try alert?.text("title", limit: limit) ?? alert?.text("body", limit: limit)
    }

    private static func body(_ flow: PushFields, _ aps: PushFields?) throws -> String? {
        let limit = PushFields.textLimit
        if let body = try flow.text("body", limit: limit, allowsLines: true) { return body }
        guard aps?.isText("alert") != true, let alert = try aps?.object("alert"),
            alert.contains("title") || flow.contains("title")
        else { return nil }
        return try alert.text("body", limit: limit, allowsLines: true)
    }
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

/// A problem of a push.
public enum PushPayloadError: Error, Hashable, Sendable {
    case tooLarge(bytes: Int, limit: Int)
    case notJSON
    /// A required field is missing.
    case missing(path: String)
    /// A field has the wrong type.
    case wrongType(path: String, expected: String, found: String)
    case unknownVersion(Int)
    /// A field has none of the allowed values.
    case unknownValue(path: String, value: String, expected: [String])
    case tooLong(path: String, bytes: Int, limit: Int)
    case tooMany(path: String, count: Int, limit: Int)
    case empty(path: String)
    case controlCharacter(path: String)
    /// A field doesn't have the form of a link.
    case badLink(path: String, DeepLinkRefusal)
    case badDate(path: String)
    /// Two actions have the same name.
    case repeatedAction(path: String)
    /// No action has the name.
    case unknownAction
}

extension PushPayloadError: CustomStringConvertible {
    /// The problem and the next step. It has no text of the push except paths and short values.
    public var description: String {
        switch self {
        case .tooLarge(let bytes, let limit): "The push is \(bytes) bytes long; up to \(limit) are read. Send less."
        case .notJSON: "The push is not JSON in UTF-8, or not an object."
        case .missing(let path): "The push has no \"\(path)\". Add it."
        case .wrongType(let path, let expected, let found):
            "The push's \"\(path)\" is \(found), but should be \(expected)."
        case .unknownVersion(let version): "The push has version \(version); only 1 is read. Update the app."
        case .unknownValue(let path, let value, let expected):
            "The push's \"\(path)\" is \"\(value)\", but should be one of \(expected.joined(separator: ", "))."
        case .tooLong(let path, let bytes, let limit):
            "The push's \"\(path)\" is \(bytes) bytes long; up to \(limit) are read. Shorten it."
        case .tooMany(let path, let count, let limit):
            "The push's \"\(path)\" has \(count) entries; up to \(limit) are read. Send fewer."
        case .empty(let path): "The push's \"\(path)\" is empty. Fill it in or leave it out."
        case .controlCharacter(let path): "The push's \"\(path)\" holds a control character. Take it out."
        case .badLink(let path, let refusal): "The push's \"\(path)\" is no link. \(refusal)"
        case .badDate(let path):
            "The push's \"\(path)\" is no time. Write seconds since 1970, or a text like \"2026-01-31T12:00:00Z\"."
        case .repeatedAction(let path): "The push's \"\(path)\" is the name of an action before it. Give it another."
        case .unknownAction: "The push has no such action. Hand over the name of one that it has."
        }
    }
}
