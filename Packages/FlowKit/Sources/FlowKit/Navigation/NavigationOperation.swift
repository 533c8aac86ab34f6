/// A step of navigation in an app, as a value.
///
/// An operation without a place applies to ``NavigationState/front``.
public enum NavigationOperation<Schema: NavigationSchema>: Hashable, Sendable {
    /// The stack that an operation applies to.
    public typealias Place = NavigationState<Schema>.Place

    /// Shows a screen.
    ///
    /// A named place is brought to the front first: its activity and tab are selected, and presentations over it and
    /// alerts are dismissed. Does nothing if that screen is already shown in that way, so a double tap opens one screen. A
    /// presentation of the screen that has pushed others pops to it.
    case route(Schema.Route, as: NavigationType = .push, on: Place? = nil)
    /// Pushes a screen, even onto the same screen, without bringing the place to the front.
    case push(Schema.Route, on: Place? = nil)
    /// Pops screens, stopping at the root. Does nothing if the count is less than 1.
    case pop(Int = 1, on: Place? = nil)
    /// Pops the screens over the topmost such screen. Does nothing if there is none.
    case popTo(Schema.Route, on: Place? = nil)
    /// Pops all screens over the root.
    case popToRoot(on: Place? = nil)
    /// Replaces all screens over the root, as a view's swipe back does.
    case replace([Schema.Route], on: Place? = nil)
    /// Replaces the root. The screens over it stay, and the place isn't brought to the front.
    case setRoot(Schema.Route, on: Place? = nil)

    /// Selects a tab and brings it to the front: its activity is selected, and presentations over it and alerts are
    /// dismissed. If the tab is already in front, its stack is popped to the root.
    case selectTab(Schema.Tab)
    /// Brings an activity to the front.
    case switchActivity(to: Schema.Activity, policy: ActivitySwitchPolicy = .keep)
    /// Goes back by one step: dismisses an alert or a dialog, pops the stack in front, dismisses a presentation at its
    /// root, or returns from a tab's root to the previous activity. Otherwise does nothing.
    case back

    /// Presents something over what is in front. Replaces an alert or a dialog.
    case present(Modal<Schema.Route>.Content)
    /// Dismisses the top presentation of the activity in front.
    case dismiss
    /// Dismisses a presentation and everything over it. Does nothing if it was already dismissed.
    case dismissModal(ModalID)
    /// Dismisses all presentations of the activity in front.
    case dismissAll

    /// Shows only these activities, in this order. If the current activity is hidden, the first one replaces it.
    case setVisibleActivities([Schema.Activity])
    /// Disables only these tabs. A selected tab that is disabled is replaced by an enabled one, if there is any.
    case setDisabledTabs([NavigationState<Schema>.DisabledTab])
    /// Replaces the whole state.
    case restore(NavigationState<Schema>)

    /// Performs all of several operations, or none if any of them is refused.
    ///
    /// Each is applied to the state after the previous one. Operations that end in the same state change nothing.
    case all([NavigationOperation])
}

extension NavigationOperation: Codable where Schema.Route: Codable {}

extension NavigationOperation where Schema: RouteSchema {
    /// Returns the operation that shows a screen where it belongs.
    ///
    /// The root screen of a tab selects that tab, pops it to the root, and dismisses what is presented over it. Any other
    /// screen is shown as it declares, at the named place, otherwise in front. An explicit type is used as it is.
    public static func showing(
        _ route: Schema.Route, as type: NavigationType? = nil, on place: Place? = nil
    ) -> NavigationOperation {
        if let type { return .route(route, as: type, on: place) }
        if let tab = Schema.tab(of: route), place == nil || place == .tab(tab) {
            return .route(route, as: .root, on: .tab(tab))
        }
        return .route(route, as: Schema.transition(of: route), on: place)
    }
}

/// The way a screen appears.
public enum NavigationType: String, CaseIterable, Hashable, Codable, Sendable {
    /// On top of the stack.
    case push
    /// Over the current screen, which stays partly visible, with a stack of its own.
    case sheet
    /// As a sheet over the lower half, which the user can pull up.
    case halfSheet
    /// Over everything, with a stack of its own.
    case fullScreenCover
    /// As the root of the stack, without the screens over it.
    case root

    /// The style of a presentation. `nil` for a screen of the stack.
    public var style: PresentationStyle? { PresentationStyle(rawValue: rawValue) }
}

/// The way a screen is presented over another one.
public enum PresentationStyle: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
    /// Over the current screen, which stays partly visible.
    case sheet
    /// As a sheet over the lower half, which the user can pull up.
    case halfSheet
    /// Over everything.
    case fullScreenCover

    /// The way the screen appears.
    public var type: NavigationType {
        switch self {
        case .sheet: .sheet
        case .halfSheet: .halfSheet
        case .fullScreenCover: .fullScreenCover
        }
    }

    public var description: String {
        switch self {
        case .sheet: "sheet"
        case .halfSheet: "half sheet"
        case .fullScreenCover: "cover"
        }
    }
}

/// The tab that is selected after a switch of activities.
public enum ActivitySwitchPolicy: String, CaseIterable, Hashable, Codable, Sendable {
    /// The previously selected tab.
    case keep
    /// The default tab or, if it is disabled, the first enabled tab. All stacks stay.
    case resetToDefaultTab
}

extension NavigationOperation: CustomStringConvertible {
    /// A text for journals and test failures, for instance "push page(1) on tab bag".
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

extension Optional {
    fileprivate func suffix<Schema>() -> String where Wrapped == NavigationState<Schema>.Place {
        map { " on \($0)" } ?? ""
    }
}

extension Array {
    var listed: String { isEmpty ? "nothing" : map { "\($0)" }.joined(separator: ", ") }
}
