public import FlowKit

/// The outcome of an event. Every event has exactly one final outcome.
public enum InboundOutcome: Hashable, Sendable, CustomStringConvertible {
    /// The link's screens are shown.
    case opened
    /// The link's screens were already shown.
    case alreadyThere
    /// There was no link. The app was only brought to the front.
    case nothingToOpen
    /// The event can't be handled: its link, its source or the navigation doesn't allow it.
    case refused(InboundRefusal)
    /// The app has no screen for the web link, so the browser opens it.
    case handedBack
    /// A guard has rejected it.
    case rejected(NavigationOutcome.Rejection)
    /// The event is pending. This is the only outcome that isn't final.
    case waiting(NavigationReason)
    /// The event expired before it was handled.
    case expired
    /// The event was pending, and was replaced by a later one with the same link.
    case duplicate
    /// The event was pending for another user than the one who has signed in.
    case otherUser
    /// The event was pending, and was evicted by later ones.
    case queueFull
    /// A newer navigation replaced it while a guard was asked.
    case superseded
    /// The event was dropped while it was pending.
    case cancelled
    /// A banner is shown or queued.
    case announced
    /// Data was fetched again.
    case refreshed(SilentRefresh)

    /// A Boolean value that indicates whether no other outcome follows.
    public var isFinal: Bool {
        if case .waiting = self { false } else { true }
    }

    /// The outcome as an ``InboundRecord`` holds it: without the path and the values of a refused link.
    public var withoutValues: InboundOutcome {
        if case .refused(.link(let refusal)) = self { .refused(.link(refusal.withoutValues)) } else { self }
    }

    public var description: String {
        switch self {
        case .opened: "opened"
        case .alreadyThere: "already there"
        case .nothingToOpen: "nothing to open"
        case .refused(let refusal): "refused. \(refusal)"
        case .handedBack: "handed back to the browser"
        case .rejected(let rejection): "refused. \(rejection)"
        case .waiting(.appReady): "waiting. The app is not ready yet."
        case .waiting(let reason): "waiting. \(reason)"
        case .expired: "expired"
        case .duplicate: "a later one took its place"
        case .otherUser: "dropped: it was for another user"
        case .queueFull: "dropped: too many came after it"
        case .superseded: "superseded"
        case .cancelled: "cancelled"
        case .announced: "shown as a banner"
        case .refreshed(let refresh): "refreshed. \(refresh)"
        }
    }
}

extension NavigationReason {
    /// The app hasn't started up yet. Only events are pending for this reason.
    public static var appReady: NavigationReason { NavigationReason("app-ready") }
}

/// The reason why an event has no effect.
public enum InboundRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The link isn't the app's, or is malformed.
    case link(DeepLinkRefusal)
    /// The source doesn't match the link: a web link arrived as a link of the app's own scheme, or the reverse.
    case wrongSource(InboundSource)
    /// The push is malformed.
    case payload(PushPayloadError)
    /// The navigation state doesn't allow it.
    case navigation(NavigationOutcome.Refusal)
    /// The pipeline has no function for it.
    case notSupported(InboundSource)

    public var description: String {
        switch self {
        case .link(let refusal): refusal.description
        case .wrongSource(.customScheme):
            "A web link came in as one of the app's own scheme. Hand it over as a web link."
        case .wrongSource(let source): "A link of another scheme came in as \(source). Hand it over as what it is."
        case .payload(let error): error.description
        case .navigation(let refusal): refusal.description
        case .notSupported(.foregroundPush): "The app shows no banners. Give its pipeline a function that shows them."
        case .notSupported(let source): "The app can't refresh data for \(source). Give its pipeline a refresh."
        }
    }
}

/// An event and its outcome, without values and tokens.
public struct InboundRecord: Hashable, Identifiable, Sendable, CustomStringConvertible {
    /// The number of the record.
    public let id: Int
    /// The name of the event. A pending event has several records with the same name.
    public let eventID: String
    /// The way in which the event came.
    public let source: InboundSource
    /// The redacted content: see ``URLRouter/redacted(_:)``.
    public let subject: String
    /// The outcome, which is final unless the event is pending.
    public let outcome: InboundOutcome
    /// What else is to be known: parameters that were ignored, or that the queue could not be stored.
    public let note: String?

    /// "a tapped push, https://shop.example/orders/7: opened"
    public var description: String { "\(source), \(subject): \(outcome)" + (note.map { " (\($0))" } ?? "") }
}
