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
