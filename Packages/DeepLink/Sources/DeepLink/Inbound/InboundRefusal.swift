import FlowKit

/// The reason why an event has no effect.
public enum InboundRefusal: Error, Hashable, Sendable {
    /// The link isn't the app's, or is malformed.
    case link(DeepLinkRefusal)
    /// The source doesn't match the link: a web link arrived as a link of the app's own scheme, or the reverse.
    case wrongSource(InboundSource)
    /// The push is malformed.
    case payload(PushPayloadError)
    case tabDisabled(String, reason: String)
    /// No activity has the tab.
    case tabUnknown(String)
    case activityHidden(String)
    case activityUnknown(String)
    /// The current state has no stack for it.
    case noPlace(String)
    /// The pipeline has no function for it.
    case notSupported(InboundSource)
}

extension InboundRefusal {
    /// Creates the refusal of a navigation, without the app's types.
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

    /// Returns the refusal with redacted links.
    func redacted<Route>(by links: URLRouter<Route>) -> InboundRefusal {
        switch self {
        case .link(let refusal): .link(refusal.redacted(by: links))
        case .payload(.badLink(let path, let refusal)): .payload(.badLink(path: path, refusal.redacted(by: links)))
        default: self
        }
    }
}

extension InboundRefusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .link(let refusal): refusal.description
        case .wrongSource(.customScheme):
            "A web link came in as one of the app's own scheme. Hand it over as a web link."
        case .wrongSource(let source): "A link of another scheme came in as \(source). Hand it over as what it is."
        case .payload(let error): error.description
        case .tabDisabled(let tab, let reason): "The tab \(tab) is disabled: \(reason)"
        case .tabUnknown(let tab): "No activity has the tab \(tab). The links' table and the app's navigation disagree."
        case .activityHidden(let activity): "The activity \(activity) is hidden."
        case .activityUnknown(let activity): "There is no activity \(activity)."
        case .noPlace(let reason): reason
        case .notSupported(.foregroundPush): "The app shows no banners. Give its pipeline a function that shows them."
        case .notSupported(let source): "The app can't refresh data for \(source). Give its pipeline a refresh."
        }
    }
}
