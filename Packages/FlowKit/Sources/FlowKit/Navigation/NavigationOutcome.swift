/// What became of an operation.
public enum NavigationOutcome<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    case changed
    /// There was nothing to do.
    case unchanged
    case refused(NavigationRefusal<Schema>)
    /// A guard does not allow it.
    case objected(NavigationObjection)
    /// A guard has it wait. It goes on when the reason goes away.
    case waiting(NavigationObjection)
    /// A guard has to find out first. What becomes of it is told later.
    case checking
    /// A newer navigation took its place while it was checked, or while it waited.
    case superseded
    /// Nobody wanted it any more.
    case cancelled

    /// Whether the operation reached the state. What a guard has held up has not.
    public var wasTried: Bool {
        switch self {
        case .changed, .unchanged, .refused: true
        case .objected, .waiting, .checking, .superseded, .cancelled: false
        }
    }
}

extension NavigationOutcome: CustomStringConvertible {
    public var description: String {
        switch self {
        case .changed: "changed"
        case .unchanged: "nothing to do"
        case .refused(let refusal): "refused. \(refusal)"
        case .objected(let objection): "refused. \(objection)"
        case .waiting(let objection): "waiting. \(objection)"
        case .checking: "being checked"
        case .superseded: "superseded"
        case .cancelled: "cancelled"
        }
    }
}

/// Why an operation can't be done.
public enum NavigationRefusal<Schema: NavigationSchema>: Error, Hashable, Codable, Sendable {
    case tabDisabled(Schema.Tab, reason: String)
    case tabUnknown(Schema.Tab)
    case activityHidden(Schema.Activity)
    case activityUnknown(Schema.Activity)
    /// It was dismissed, or holds no screens.
    case noStack(in: ModalID)
    /// At least one activity has to be visible.
    case noVisibleActivity
}

extension NavigationRefusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tabDisabled(let tab, let reason): "The tab \(tab) is disabled: \(reason)"
        case .tabUnknown(let tab): "No activity has the tab \(tab)."
        case .activityHidden(let activity): "The activity \(activity) is hidden."
        case .activityUnknown(let activity): "There is no activity \(activity)."
        case .noStack(let id):
            "There is no stack in modal \(id.rawValue): it was dismissed, or is an alert or a dialog."
        case .noVisibleActivity: "None of the activities to show exists. At least one has to be visible."
        }
    }
}
