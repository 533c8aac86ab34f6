/// One step of navigation in an app, as a value.
///
/// A place that is not named is ``NavigationState/front``.
public enum NavigationOperation<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    public typealias Place = NavigationPlace<Schema>

    /// Shows a screen.
    ///
    /// A place that is named comes to the front first: its activity, its tab, and off goes what is presented over it.
    /// So does an alert. Nothing happens when the very screen is shown in that way already: a double tap opens one
    /// screen, not two.
    case route(Schema.Route, as: NavigationType = .push, on: Place? = nil)
    /// Puts a screen on top of a stack, whatever is there, and brings nothing to the front.
    case push(Schema.Route, on: Place? = nil)
    /// Takes away as many screens; at most all over the root, and none for a count below one.
    case pop(Int = 1, on: Place? = nil)
    /// Takes away what lies over the topmost such screen. Nothing happens when there is none.
    case popTo(Schema.Route, on: Place? = nil)
    case popToRoot(on: Place? = nil)
    /// Puts these screens in the place of all over the root: what a view's swipe back does.
    case replace([Schema.Route], on: Place? = nil)
    /// Puts a screen in the place of a root alone: what lies over it stays, and nothing is brought to the front.
    case setRoot(Schema.Route, on: Place? = nil)

    /// Chooses a tab and brings its activity to the front. The tab in front goes back to its root.
    case selectTab(Schema.Tab)
    case switchActivity(to: Schema.Activity, policy: ActivitySwitchPolicy = .keep)
    /// Goes back by one: takes away an alert or a dialog; pops the stack in front; at the root of something presented,
    /// dismisses that; at the root of a tab, returns to the activity one came from. Otherwise it does nothing.
    case back

    /// Presents something over what is in front. An alert or a dialog that is there gives way.
    case present(ModalContent<Schema.Route>)
    /// Takes away what was presented last over the activity in front.
    case dismiss
    /// Takes something presented away, and what lies over it. Nothing happens when it is gone already.
    case dismissModal(ModalID)
    /// Takes away all that is presented over the activity in front.
    case dismissAll

    /// Shows these activities in this order, and no others. When the current one is hidden, the first one is next.
    case setVisibleActivities([Schema.Activity])
    /// Disables these tabs and no others. A chosen one gives way to one that is enabled, if there is any.
    case setDisabledTabs([DisabledTab<Schema>])
    /// Puts a whole state in the place of the present one.
    case restore(NavigationState<Schema>)

    /// Does several operations as one: all of them or, when one of them can't be done, none.
    ///
    /// Each is tried where those before it lead. Operations that lead back to where one was change nothing.
    case all([NavigationOperation])
}

extension NavigationOperation where Schema: RouteSchema {
    /// The operation that shows a screen where it belongs.
    ///
    /// A screen that is a tab's root goes to that tab: the tab comes to the front, and nothing is over the screen. Any
    /// other comes up as it declares, on the place that is named, otherwise in front. A type that is given is taken as
    /// it is.
    public static func showing(
        _ route: Schema.Route, as type: NavigationType? = nil, on place: Place? = nil
    ) -> NavigationOperation {
        if let type { return .route(route, as: type, on: place) }
        if let tab = Schema.tab(of: route), place == nil || place == .tab(tab) {
            return .route(route, as: .root, on: .tab(tab))
        }
        return .route(route, as: NavigationType(Schema.transition(of: route)), on: place)
    }
}

/// How one goes to a screen.
public enum NavigationType: Hashable, Codable, Sendable {
    /// On top of the stack in front.
    case push
    /// Over what is shown, with a stack of its own.
    case present(ModalStyle)
    /// In the place of the root of the stack in front, and of all over it.
    case root

    /// What a screen declares for itself.
    public init(_ transition: RouteTransition) {
        self =
            switch transition {
            case .push: .push
            case .sheet: .present(.sheet)
            case .fullScreenCover: .present(.fullScreenCover)
            }
    }
}

/// What becomes of the tabs of an activity that one switches to.
public enum ActivitySwitchPolicy: String, CaseIterable, Hashable, Codable, Sendable {
    /// It is as it was left.
    case keep
    /// Its default tab is chosen; when that is disabled, its first tab that is not. Every stack stays.
    case resetToDefaultTab
}

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
