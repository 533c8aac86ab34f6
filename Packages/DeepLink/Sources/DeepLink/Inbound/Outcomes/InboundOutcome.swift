public import FlowKit

/// What became of an event. Each event ends in exactly one outcome that is final.
public enum InboundOutcome: Hashable, Sendable {
    /// The link's screens are shown.
    case opened
    /// They were shown already.
    case alreadyThere
    /// There was no link: the app just came to the front.
    case nothingToOpen
    case refused(InboundRefusal)
    /// A guard does not allow it.
    case objected(NavigationObjection)
    /// It goes on when what it waits for is there. The only outcome that is not final.
    case waiting(InboundWait)
    /// Its time was over before it could be followed.
    case expired
    /// It waited, and a later event with the same link waits in its place.
    case duplicate
    /// It waited for the user who was signed in then, and another one has signed in.
    case otherUser
    /// It waited, and too many have come after it.
    case queueFull
    /// A newer navigation took its place while a guard was asked.
    case superseded
    /// Nobody wanted it any more.
    case cancelled
    /// A banner is shown, or is about to be.
    case announced
    /// Data was fetched anew, as far as that went.
    case refreshed(SilentRefresh)

    /// Whether this is the last that is heard of the event.
    public var isFinal: Bool {
        if case .waiting = self { false } else { true }
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
