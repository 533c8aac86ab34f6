public import FlowKit

/// Why nothing comes of an event.
public enum InboundRefusal: Error, Hashable, Sendable {
    /// The link is not the app's, or not as it should be.
    case link(DeepLinkRefusal)
    /// The link came through a door for other links: a web link in the place of a custom scheme, or the reverse.
    case wrongDoor(InboundSource)
    /// The push is not as it should be.
    case payload(PushPayloadError)
    case tabDisabled(String, reason: String)
    /// No activity has the tab.
    case tabUnknown(String)
    case activityHidden(String)
    case activityUnknown(String)
    /// The state has changed in a way that leaves no room for it.
    case noPlace(String)
    /// The app has nothing that could do it: nobody refreshes, or nobody shows banners.
    case notSupported(InboundSource)
}

extension InboundRefusal {
    /// The same without the app's types.
    @usableFromInline
    init<Schema: RouteSchema>(_ refusal: NavigationRefusal<Schema>) {
        self =
            switch refusal {
            case .tabDisabled(let tab, let reason): .tabDisabled(tab.rawValue, reason: reason)
            case .tabUnknown(let tab): .tabUnknown(tab.rawValue)
            case .activityHidden(let activity): .activityHidden(activity.rawValue)
            case .activityUnknown(let activity): .activityUnknown(activity.rawValue)
            case .noStack, .noVisibleActivity: .noPlace("\(refusal)")
            }
    }
}

extension InboundRefusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .link(let refusal): refusal.description
        case .wrongDoor(.customScheme): "A web link came in as one of the app's own scheme. Hand it over as a web link."
        case .wrongDoor(let source): "A link of another scheme came in as \(source). Hand it over as what it is."
        case .payload(let error): error.description
        case .tabDisabled(let tab, let reason): "The tab \(tab) is disabled: \(reason)"
        case .tabUnknown(let tab): "No activity has the tab \(tab). The links' table and the app's navigation disagree."
        case .activityHidden(let activity): "The activity \(activity) is hidden."
        case .activityUnknown(let activity): "There is no activity \(activity)."
        case .noPlace(let reason): reason
        case .notSupported(.foregroundPush): "The app shows no banners. Give its pipeline a queue for them."
        case .notSupported(let source): "The app can't refresh data for \(source). Give its pipeline a refresh."
        }
    }
}
