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

extension NavigationChange {
    /// The change that takes this one back.
    public var inverse: NavigationChange {
        switch self {
        case .pushed(let routes, let place): .popped(routes.reversed(), on: place)
        case .popped(let routes, let place): .pushed(routes.reversed(), on: place)
        case .rootReplaced(let from, let to, let place): .rootReplaced(from: to, to: from, on: place)
        case .presented(let modal, let activity): .dismissed(modal, over: activity)
        case .dismissed(let modal, let activity): .presented(modal, over: activity)
        case .tabSelected(let from, let to): .tabSelected(from: to, to: from)
        case .activitySwitched(let from, let to): .activitySwitched(from: to, to: from)
        case .historyChanged(let from, let to): .historyChanged(from: to, to: from)
        case .visibleActivitiesChanged(let from, let to): .visibleActivitiesChanged(from: to, to: from)
        case .disabledTabsChanged(let from, let to): .disabledTabsChanged(from: to, to: from)
        }
    }

    /// The step that makes this change.
    public var step: NavigationStep<Schema> {
        switch self {
        case .pushed(let routes, let place): .push(routes, on: place)
        case .popped(let routes, let place): .pop(routes.count, on: place)
        case .rootReplaced(_, let route, let place): .setRoot(route, on: place)
        case .presented(let modal, let activity): .present(modal, over: activity)
        case .dismissed(let modal, _): .dismiss(modal.id)
        case .tabSelected(_, let tab): .selectTab(tab)
        case .activitySwitched(_, let activity): .switchActivity(to: activity)
        case .historyChanged(_, let history): .setHistory(history)
        case .visibleActivitiesChanged(_, let activities): .setVisibleActivities(activities)
        case .disabledTabsChanged(_, let tabs): .setDisabledTabs(tabs)
        }
    }
}

extension NavigationChange: CustomStringConvertible {
    /// For journals and failures of tests: "pushed page(1) on tab bag".
    public var description: String {
        switch self {
        case .pushed(let routes, let place): "pushed \(routes.listed) on \(place)"
        case .popped(let routes, let place): "popped \(routes.listed) on \(place)"
        case .rootReplaced(let from, let to, let place): "root \(from) became \(to) on \(place)"
        case .presented(let modal, let activity): "presented \(modal) over \(activity)"
        case .dismissed(let modal, let activity): "dismissed \(modal) over \(activity)"
        case .tabSelected(let from, let to): "tab \(from) became \(to)"
        case .activitySwitched(let from, let to): "activity \(from) became \(to)"
        case .historyChanged(let from, let to): "history \(from.listed) became \(to.listed)"
        case .visibleActivitiesChanged(let from, let to): "activities \(from.listed) became \(to.listed)"
        case .disabledTabsChanged(let from, let to):
            "disabled tabs \(from.map(\.tab).listed) became \(to.map(\.tab).listed)"
        }
    }
}

extension NavigationState {
    /// Takes changes back: the state before the operation that made them. O(*n*) in what changed.
    ///
    /// The numbers of modals that were given stay given.
    public mutating func undo(_ changes: [NavigationChange<Schema>]) {
        for change in changes.reversed() { redo(change.inverse) }
    }

    /// Makes changes again that were taken back. O(*n*) in what changed.
    public mutating func redo(_ changes: [NavigationChange<Schema>]) {
        for change in changes { redo(change) }
    }

    /// The usual changes are made as they are; the others as steps.
    mutating func redo(_ change: NavigationChange<Schema>) {
        switch change {
        case .pushed(let routes, let place):
            if let spot = spot(of: place) { modifyFlow(at: spot) { $0.stack += routes } }
        case .popped(let routes, let place):
            if let spot = spot(of: place) {
                modifyFlow(at: spot) { $0.stack.removeLast(min(routes.count, $0.stack.count)) }
            }
        default: perform(change.step)
        }
    }
}
