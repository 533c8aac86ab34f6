/// What an operation changed.
///
/// The changes of an operation tell all of it, in order: ``NavigationState/undo(_:)`` takes them back, and
/// ``NavigationState/redo(_:)`` makes them again.
public enum NavigationChange<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    public typealias Place = NavigationPlace<Schema>
    public typealias Activity = Schema.Activity

    /// Screens came, from the bottom up.
    case pushed([Schema.Route], on: Place)
    /// Screens went, from the top down.
    case popped([Schema.Route], on: Place)
    /// The screen at the bottom gave way to another. What lies over it has stayed.
    case rootReplaced(from: Schema.Route, to: Schema.Route, on: Place)
    case presented(Modal<Schema.Route>, over: Activity)
    /// It went, with the screens that were in it.
    case dismissed(Modal<Schema.Route>, over: Activity)
    case tabSelected(from: Schema.Tab, to: Schema.Tab)
    case activitySwitched(from: Activity, to: Activity)
    case historyChanged(from: [Activity], to: [Activity])
    case visibleActivitiesChanged(from: [Activity], to: [Activity])
    case disabledTabsChanged(from: [DisabledTab<Schema>], to: [DisabledTab<Schema>])
}
