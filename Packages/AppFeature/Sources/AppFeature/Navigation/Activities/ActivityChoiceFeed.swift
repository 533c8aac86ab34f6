import ActivitySwitcher
import FlowKit

/// Publishes the available activities to the switcher.
@MainActor
final class ActivityChoiceFeed: NavigationMiddleware {
    let choices = CurrentValue(ActivityChoices(items: [], current: AppState.beginning.activity.id))

    func navigationBegan(at state: AppState) { send(state) }

    func navigationPassed(_ transition: NavigationTransition<AppNavigation>) {
        let (before, after) = (transition.before, transition.after)
        if before.activity != after.activity || before.visibleActivities != after.visibleActivities { send(after) }
    }

    private func send(_ state: AppState) {
        let items = state.visibleActivities.map { ActivityChoice(id: $0.id, title: $0.displayName, icon: $0.icon) }
        choices.send(ActivityChoices(items: items, current: state.activity.id))
    }
}
