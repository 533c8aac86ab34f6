/// What comes in with an event.
public enum InboundContent: Hashable, Codable, Sendable {
    /// A link to follow, and what it changes of the policy.
    case link(String, InboundPolicy.Change = .none)
    /// Data to fetch anew. The screens stay as they are.
    case refresh([RefreshTopic])
    /// Something to tell whoever is using the app.
    case announcement(InAppBanner)
    /// Nothing but the app was opened.
    case nothing
}
