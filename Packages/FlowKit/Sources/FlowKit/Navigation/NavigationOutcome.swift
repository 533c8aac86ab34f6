/// The outcome of an operation.
public enum NavigationOutcome: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The operation was applied, and the state is a different one.
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
        /// The name of the guard, for logs.
        public let guardName: String
        /// The condition that has to change before the same navigation is allowed.
        public let reason: NavigationReason

        /// Creates a rejection, which a test compares with the outcome.
        public init(guardName: String, reason: NavigationReason) {
            self.guardName = guardName
            self.reason = reason
        }
    }

    /// The reason why the state doesn't allow an operation. Tabs and activities have their names, which are also in links.
    public enum Refusal: Error, Hashable, Codable, Sendable {
        /// The tab can't be selected now, for the reason that ``NavigationOperation/setDisabledTabs(_:)`` gave.
        case tabDisabled(String, reason: String)
        /// The tab is in no activity of the schema.
        case tabUnknown(String)
        /// The activity isn't among the visible ones.
        case activityHidden(String)
        /// The activity isn't in the schema.
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
