extension NavigationStep: CustomStringConvertible {
    /// For logs and failures of tests: "push page(1) on tab bag".
    public var description: String {
        switch self {
        case .dismiss(let id): "dismiss modal \(id.rawValue)"
        case .pop(let count, let place): "pop \(count) on \(place)"
        case .setRoot(let route, let place): "set root \(route) on \(place)"
        case .setVisibleActivities(let activities): "show \(activities.listed)"
        case .setDisabledTabs(let tabs): "disable \(tabs.map(\.tab).listed)"
        case .switchActivity(let activity): "switch to \(activity)"
        case .setHistory(let activities): "set history \(activities.listed)"
        case .selectTab(let tab): "select tab \(tab)"
        case .push(let routes, let place): "push \(routes.listed) on \(place)"
        case .present(let modal, let activity): "present \(modal) over \(activity)"
        }
    }
}
