public import FlowKit

/// The outcome of an event. Every event has exactly one final outcome.
public enum InboundOutcome: Hashable, Sendable {
    /// The link's screens are shown.
    case opened
    /// The link's screens were already shown.
    case alreadyThere
    /// There was no link. The app was only brought to the front.
    case nothingToOpen
    case refused(InboundRefusal)
    /// A guard has rejected it.
    case objected(NavigationObjection)
    /// The event is pending. This is the only outcome that isn't final.
    case waiting(InboundWait)
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
        switch self {
        case .refused(.link(let refusal)): .refused(.link(refusal.withoutValues))
        case .refused(.payload(.badLink(let path, let refusal))):
            .refused(.payload(.badLink(path: path, refusal.withoutValues)))
        default: self
        }
    }
}

extension InboundOutcome: CustomStringConvertible {
    public var description: String {
        switch self {
        case .opened: "opened"
        case .alreadyThere: "already there"
        case .nothingToOpen: "nothing to open"
        case .refused(let refusal): "refused. \(refusal)"
        case .objected(let objection): "refused. \(objection)"
        case .waiting(let wait): "waiting. \(wait)"
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

/// The reason why an event is pending.
public enum InboundWait: Hashable, Codable, Sendable {
    /// The app hasn't started up yet.
    case appReady
    /// A guard postpones the event for a reason.
    case reason(NavigationReason)
}

extension InboundWait: CustomStringConvertible {
    public var description: String {
        switch self {
        case .appReady: "The app is not ready yet."
        case .reason(let reason): reason.description
        }
    }
}
