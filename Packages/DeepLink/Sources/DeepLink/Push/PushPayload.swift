public import Foundation

/// What a push says, checked: see <doc:PushPayloads>.
public struct PushPayload: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
        /// It is shown to whoever has the device.
        case alert
        /// It shows nothing: it has data fetched anew.
        case silent
    }

    /// A button of the notification.
    public struct Action: Hashable, Identifiable, Sendable {
        public let id: String
        public let title: String
        /// Where it leads; nil when it leads nowhere.
        public let link: String?
    }

    /// Names it in logs. A banner of the same name takes the place of an earlier one.
    public let id: String
    public let kind: Kind
    public let title: String?
    public let body: String?
    /// Where a tap leads; nil when it just brings the app to the front.
    public let link: String?
    /// What it changes of the policy.
    public let policy: InboundPolicy.Change
    /// What is fetched anew when it comes silently.
    public let refresh: [RefreshTopic]
    /// When nobody wants it any more.
    public let expires: Date?
    public let actions: [Action]

    /// Reads a push and checks all that the app is going to use of it.
    ///
    /// - Parameter data: JSON, in the app's own form or in that of Apple's service.
    /// - Throws: ``PushPayloadError``, which says what is wrong and where.
    /// - Complexity: O(*n*) in the length of the data, which has a bound.
    public init(_ data: Data) throws(PushPayloadError) {
        guard data.count <= PushLimits.bytes else { throw .tooLarge(bytes: data.count, limit: PushLimits.bytes) }
        guard !PushLimits.isTooDeep(data) else { throw .tooDeep(limit: PushLimits.depth) }
        guard let value = try? JSONDecoder().decode(PushValue.self, from: data), case .object(let fields) = value else {
            throw .notJSON
        }
        try self.init(PushReader(PushObject(fields)))
    }
}

extension PushPayload {
    init(_ reader: PushReader) throws(PushPayloadError) {
        let flow = reader.flow
        try reader.checkVersion()
        guard let id = try flow.text("id", PushLimits.name) else { throw .missing(path: flow.path(to: "id")) }
        self.id = id
        kind = try reader.kind()
        title = try reader.title()
        body = try reader.body()
        guard kind == .silent || title != nil else { throw .missing(path: flow.path(to: "title")) }
        link = try flow.link("link")
        policy = try reader.policy()
        refresh = try reader.topics()
        expires = try flow.date("expires")
        actions = try reader.actions()
    }
}
