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
