extension NavigationChange {
    /// The change that takes this one back.
    @inlinable
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
    @inlinable
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
