import ActivitySwitcher
import Bag
import FlowKit
import MyAccount
import ProductDetails
import ProductListing

/// The flows of all stacks, created on first use.
@MainActor
final class FlowStore {
    private let dependencies: AppDependencyContainer
    private let navigator: Navigator<AppNavigation>
    private weak var coordinator: AppCoordinator?
    private var flows: [AppPlace: AppFlows] = [:]
    private var listing: AnyCancellable?

    /// - Parameter coordinator: Handles the exits. It is held weakly.
    init(_ services: ServiceProvider, _ coordinator: AppCoordinator) {
        self.coordinator = coordinator
        navigator = coordinator.navigator
        let choices = coordinator.activityChoices
        dependencies = AppDependencyContainer(
            services, activitySwitcher: ActivitySwitcherDependencyContainer { choices.values() })
    }

    subscript(place: AppPlace) -> AppFlows {
        if let known = flows[place] { return known }
        // The identifiers of presentations are never reused, so flows of dismissed presentations can be removed.
        flows = flows.filter { navigator.state[$0.key] != nil }
        let new = AppFlows(dependencies, router: navigator.router(for: place)) { [weak coordinator] in
            coordinator?.leave(through: $0, from: place)
        }
        if place == .tab(.shop) { followListing(of: new) }
        flows[place] = new
        return new
    }

    /// Stores the query of the shop tab's listing in the navigation state, so that it is restored.
    private func followListing(of flows: AppFlows) {
        listing = flows.productListing.$root.dropFirst().sink { [weak coordinator] root in
            MainActor.assumeIsolated { coordinator?.setRoot(.productListing(root), of: .shop) }
        }
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

extension AppFlows {
    /// A Boolean value that indicates whether a screen of the stack has unsaved input.
    fileprivate var hasUnsavedChanges: Bool { myAccount.hasUnsavedChanges || productDetails.hasUnsavedChanges }
}
