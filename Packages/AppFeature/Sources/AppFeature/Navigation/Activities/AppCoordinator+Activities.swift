import ActivitySwitcher
import FlowKit
import Model

extension AppCoordinator {
    /// The visible activities, in order.
    public var visibleActivities: [Activity] { state.visibleActivities }

    /// Switches to an activity, and restores its tabs and stacks. Its policy determines the visible tab.
    public func switchActivity(to activity: Activity) {
        navigator.apply(.switchActivity(to: activity, policy: activity.switchPolicy))
    }

    /// A Boolean value that indicates whether the current activity shows its default tab.
    var isAtDefaultTab: Bool { currentTab == currentActivity.defaultTab }

    /// Selects the default tab of the current activity, or its first enabled tab. All stacks stay.
    public func returnToDefaultTab() {
        navigator.apply(.switchActivity(to: currentActivity, policy: .resetToDefaultTab))
    }

    /// Presents the activity switcher.
    public func showActivities() { navigate(to: .activitySwitcher(.activitySwitcher)) }

    /// The activity to which going back from a tab's root returns. `nil` if there is none.
    public var previousActivity: Activity? { state.history.last }

    /// Goes back by one screen, or to the previous activity at the root of an activity.
    public func goBack() { navigator.apply(.back) }
}

// The app sets the names and the order of the activities, because features don't know each other.
extension ActivityConfig {
    static let shop = ActivityConfig(id: .shop, title: "Shop", icon: "storefront", index: 0)
    static let brochures = ActivityConfig(id: .brochures, title: "Brochures", icon: "book", index: 1)
    static let purchasing = ActivityConfig(
        id: .purchasing, title: "For business", icon: "doc.text", index: 2, policy: .resetToDefaultTab)
}
