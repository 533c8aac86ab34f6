import ActivitySwitcher
import Bag
import FlowKit

/// The flows of all stacks, created on first use.
@MainActor
final class FlowStore {
    private let services: ServiceProvider
    private let navigator: Navigator<AppNavigation>
    private let activities: ActivitySwitcherDependencyContainer
    private weak var coordinator: AppCoordinator?
    private var flows: [AppPlace: AppFlows] = [:]

    /// - Parameter coordinator: Handles the exits. It is held weakly.
    init(_ services: ServiceProvider, _ coordinator: AppCoordinator) {
        self.services = services
        self.coordinator = coordinator
        navigator = coordinator.navigator
        let choices = coordinator.activityChoices
        activities = ActivitySwitcherDependencyContainer { choices.values() }
    }

    subscript(place: AppPlace) -> AppFlows {
        if let known = flows[place] { return known }
        // The identifiers of presentations are never reused, so flows of dismissed presentations can be removed.
        flows = flows.filter { navigator.state[$0.key] != nil }
        let new = AppFlows(services, router: navigator.router(for: place), activities: activities) {
            [weak coordinator] in
            coordinator?.leave(through: $0, from: place)
        } rootChanged: { [weak coordinator] in
            if case .tab(let tab) = place { coordinator?.setRoot($0, of: tab) }
        }
        flows[place] = new
        return new
    }

    /// The stacks with unsaved input.
    var unsavedPlaces: [AppPlace] {
        flows.filter { $0.value.hasUnsavedChanges && navigator.state[$0.key] != nil }.map(\.key)
    }

    /// Discards the actions that are pending on sign-in.
    func signInCancelled() {
        for flows in flows.values { flows.bag.signInCancelled() }
    }
}
