import FlowKit
import Model

extension AppCoordinator {
    /// Takes note of what the server says of the app: which activities there are, in which order, and which tabs can't
    /// be chosen.
    func configurationChanged(to configuration: AppConfiguration) {
        conditions.configuration = configuration
        let named = (configuration.activities ?? []).compactMap { Activity(rawValue: $0.rawValue) }
        let disabled = configuration.disabledTabs.compactMap { name, reason in
            Tab(rawValue: name).map { DisabledTab<AppNavigation>($0, reason: reason) }
        }
        // A server that knows none of the activities does not leave the app without any.
        navigator.apply(
            .all([.setVisibleActivities(named.isEmpty ? Activity.allCases : named), .setDisabledTabs(disabled)]),
            source: .configuration)
    }
}
