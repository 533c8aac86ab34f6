import ActivitySwitcher
import Bag
import FlowKit

/// The flows of every stack there is, made when they are needed first.
@MainActor
final class FlowStore {
    private let services: ServiceProvider
    private let navigator: Navigator<AppNavigation>
    private let activities: ActivitySwitcherDependencyContainer
    private weak var coordinator: AppCoordinator?
    private var flows: [AppPlace: AppFlows] = [:]

    /// - Parameter coordinator: Where the flows' exits lead. It is held weakly.
    init(_ services: ServiceProvider, _ coordinator: AppCoordinator) {
        self.services = services
        self.coordinator = coordinator
        navigator = coordinator.navigator
        let choices = coordinator.activityChoices
        activities = ActivitySwitcherDependencyContainer { choices.values() }
    }

    subscript(place: AppPlace) -> AppFlows {
        if let known = flows[place] { return known }
        // What was presented and is gone does not come back: its number is given once.
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

    /// The stacks on which something is typed that is not saved.
    var unsavedPlaces: [AppPlace] {
        flows.filter { $0.value.hasUnsavedChanges && navigator.state[$0.key] != nil }.map(\.key)
    }

    /// Lets the screens forget what they wanted to do after a sign-in.
    func signInCancelled() {
        for flows in flows.values { flows.bag.signInCancelled() }
    }
}
