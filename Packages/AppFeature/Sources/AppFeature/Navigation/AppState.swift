public import FlowKit

/// The navigation state of the app as a value: activities, their selected tabs, the tabs' stacks, and the
/// presentations.
public typealias AppState = NavigationState<AppNavigation>

/// The location of a stack: a tab or a presentation.
public typealias AppPlace = NavigationState<AppNavigation>.Place

extension NavigationState where Schema == AppNavigation {
    /// The initial state: the shop's default tab.
    public static var beginning: AppState { AppState(activity: .shop).unconfigured }

    /// The beginning for a launch of the app, whose modal identifiers differ from those of other launches.
    public static func launch() -> AppState { AppState(activity: .shop, nextModalID: .random()).unconfigured }

    /// The state before the remote configuration is known.
    private var unconfigured: AppState {
        var state = self
        state.apply(.setVisibleActivities(Activity.unlessConfigured))
        return state
    }
}
