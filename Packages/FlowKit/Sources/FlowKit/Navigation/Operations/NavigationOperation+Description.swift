extension NavigationOperation: CustomStringConvertible {
    /// For journals and failures of tests: "push page(1) on tab bag".
    public var description: String {
        switch self {
        case .route(let route, let type, let place): "route to \(route) as \(type)\(place.suffix())"
        case .push(let route, let place): "push \(route)\(place.suffix())"
        case .pop(let count, let place): "pop \(count)\(place.suffix())"
        case .popTo(let route, let place): "pop to \(route)\(place.suffix())"
        case .popToRoot(let place): "pop to root\(place.suffix())"
        case .replace(let routes, let place): "replace with \(routes.listed)\(place.suffix())"
        case .setRoot(let route, let place): "set root \(route)\(place.suffix())"
        case .selectTab(let tab): "select tab \(tab)"
        case .switchActivity(let activity, .keep): "switch to \(activity)"
        case .switchActivity(let activity, .resetToDefaultTab): "switch to the default tab of \(activity)"
        case .back: "back"
        case .present(let content): "present \(content)"
        case .dismiss: "dismiss"
        case .dismissModal(let id): "dismiss modal \(id.rawValue)"
        case .dismissAll: "dismiss all"
        case .setVisibleActivities(let activities): "show \(activities.listed)"
        case .setDisabledTabs(let tabs): "disable \(tabs.map(\.tab).listed)"
        case .restore: "restore a state"
        case .all(let operations): "all of (\(operations.map(\.description).joined(separator: "; ")))"
        }
    }
}

extension NavigationPlace: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tab(let tab): "tab \(tab)"
        case .modal(let id): "modal \(id.rawValue)"
        }
    }
}

extension NavigationType: CustomStringConvertible {
    public var description: String {
        switch self {
        case .push: "push"
        case .present(let style): style.rawValue
        case .root: "root"
        }
    }
}

extension Optional {
    fileprivate func suffix<Schema>() -> String where Wrapped == NavigationPlace<Schema> { map { " on \($0)" } ?? "" }
}

extension Array {
    var listed: String { isEmpty ? "nothing" : map { "\($0)" }.joined(separator: ", ") }
}
