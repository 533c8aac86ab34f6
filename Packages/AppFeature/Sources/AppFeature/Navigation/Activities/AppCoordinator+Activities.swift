import ActivitySwitcher
import FlowKit

extension AppCoordinator {
    /// The activities that can be switched to, in their order.
    public var visibleActivities: [Activity] { state.visibleActivities }

    /// Switches to an activity, whose tabs and stacks are as they were left. Its policy says which tab is on show.
    public func switchActivity(to activity: Activity) {
        navigator.apply(.switchActivity(to: activity, policy: activity.switchPolicy))
    }

    /// Shows the activities, to choose one.
    public func showActivities() { navigate(to: .activitySwitcher(.activitySwitcher)) }

    /// The activity that back leads to from the root of a tab; nil when there is none.
    public var previousActivity: Activity? { state.history.last }

    /// Goes back by one screen, at the root of an activity to the one before it.
    public func goBack() { navigator.apply(.back) }

    /// What the switcher shows.
    var activityChoices: CurrentValue<ActivityChoices> { choices.choices }
}
