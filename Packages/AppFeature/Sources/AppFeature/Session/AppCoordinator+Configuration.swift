import FlowKit
import Model

extension AppCoordinator {
    /// Applies the remote configuration: the activities, their order, and the disabled tabs.
    func configurationChanged(to configuration: AppConfiguration) {
        conditions.configuration = configuration
        let named = (configuration.activities ?? []).compactMap { Activity(rawValue: $0.rawValue) }
        let disabled = configuration.disabledTabs.compactMap { name, reason in
            AppTab(rawValue: name).map { NavigationState<AppNavigation>.DisabledTab($0, reason: reason) }
        }
        // If the configuration contains no known activity, all stay visible.
        navigator.apply(
            .all([.setVisibleActivities(named.isEmpty ? Activity.allCases : named), .setDisabledTabs(disabled)]),
            source: .configuration)
    }
}
