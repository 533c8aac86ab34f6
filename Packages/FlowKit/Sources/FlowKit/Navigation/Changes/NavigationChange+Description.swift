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
