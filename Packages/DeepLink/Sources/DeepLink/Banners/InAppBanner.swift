/// Something that is told within the app: mostly a push that came while the app was in front.
public struct InAppBanner: Hashable, Identifiable, Codable, Sendable {
    /// A later banner of the same name takes its place.
    public let id: String
    public let title: String
    public let body: String?
    /// Where a tap leads; nil when it leads nowhere.
    public let link: String?
    /// What the link changes of the policy.
    public let policy: InboundPolicy.Change

    public init(
        id: String, title: String, body: String? = nil, link: String? = nil, policy: InboundPolicy.Change = .none
    ) {
        self.id = id
        self.title = title
        self.body = body
        self.link = link
        self.policy = policy
    }
}
