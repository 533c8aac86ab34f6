public import FlowKit

/// Where the app is, as a value: activities, the tab of each, a stack for each tab, and what is presented.
public typealias AppState = NavigationState<AppNavigation>

/// A stack of the app's: a tab's, or that of something presented.
public typealias AppPlace = NavigationPlace<AppNavigation>

extension NavigationState where Schema == AppNavigation {
    /// Where the app begins: at the shop's default tab, and nowhere else has anything happened.
    public static var beginning: AppState { AppState(activity: .shop) }

    /// The beginning for a launch of the app, whose modals are told apart from those of its other launches.
    public static func launch() -> AppState { AppState(activity: .shop, nextModalID: .random()) }
}
