/// The outcome of an operation.
public enum NavigationOutcome: Hashable, Codable, Sendable, CustomStringConvertible {
    case changed
    /// The operation changes nothing.
    case unchanged
    /// The state doesn't allow the operation.
    case refused(Refusal)
    /// A guard doesn't allow the operation.
    case rejected(Rejection)
    /// A guard suspends the operation until its reason is gone.
    case waiting(Rejection)
    /// An asynchronous guard decides later.
    case checking
    /// A newer navigation replaced the operation while it was checked or pending.
    case superseded
    /// The caller or the user gave up the operation.
    case cancelled

    /// A Boolean value that indicates whether the operation reached the state. Guards may have stopped it before.
    var wasApplied: Bool {
        switch self {
        case .changed, .unchanged, .refused: true
        case .rejected, .waiting, .checking, .superseded, .cancelled: false
        }
    }

    public var description: String {
        switch self {
        case .changed: "changed"
        case .unchanged: "nothing to do"
        case .refused(let refusal): "refused. \(refusal)"
        case .rejected(let rejection): "refused. \(rejection)"
        case .waiting(let rejection): "waiting. \(rejection)"
        case .checking: "being checked"
        case .superseded: "superseded"
        case .cancelled: "cancelled"
        }
    }

    /// A guard that doesn't allow a navigation, and its reason.
    public struct Rejection: Hashable, Codable, Sendable {
        public let guardName: String
        public let reason: NavigationReason

        public init(guardName: String, reason: NavigationReason) {
            self.guardName = guardName
            self.reason = reason
        }
    }

    /// The reason why the state doesn't allow an operation. Tabs and activities have their names, which are also in links.
    public enum Refusal: Error, Hashable, Codable, Sendable {
        case tabDisabled(String, reason: String)
        case tabUnknown(String)
        case activityHidden(String)
        case activityUnknown(String)
        /// The presentation was dismissed, or has no screens.
        case noStack(in: ModalID)
        /// At least one activity has to be visible.
        case noVisibleActivity
    }
}

extension NavigationOutcome.Rejection: CustomStringConvertible {
    public var description: String { "Guard '\(guardName)': \(reason)" }
}

extension NavigationOutcome.Refusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tabDisabled(let tab, let reason): "The tab \(tab) is disabled: \(reason)"
        case .tabUnknown(let tab): "There is no tab \(tab)."
        case .activityHidden(let activity): "The activity \(activity) is hidden."
        case .activityUnknown(let activity): "There is no activity \(activity)."
        case .noStack(let id):
            "There is no stack in modal \(id.rawValue): it was dismissed, or is an alert or a dialog."
        case .noVisibleActivity: "None of the activities to show exists. Show at least one that exists."
        }
    }
}
