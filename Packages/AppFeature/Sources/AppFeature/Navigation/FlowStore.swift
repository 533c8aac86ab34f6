import ActivitySwitcher
import Authentication
import Checkout
import FlowKit
import Model
import MyAccount
import ProductDetails
import ProductListing
import Search

/// The flows of all stacks of a window.
@MainActor
final class FlowStore {
    /// The flows of a stack, and the offer to undo the latest change, which they share.
    struct Stack {
        let flows: AppFlows
        let undo: UndoOffer
        /// Returns the toolbar of the root, which only tabs have, and only if there are several activities.
        let bar: @MainActor () -> ActivityBar?
        /// The pattern of the root, and the subscription to its changes.
        fileprivate var root: (pattern: String, changes: AnyCancellable?)?
    }

    private let services: ServiceProvider
    private let journal: NavigationJournal<AppNavigation>.Recorder
    private var stacks: [AppPlace: Stack] = [:]

    /// - Parameter journal: The journal that the debug menu shows.
    init(_ services: ServiceProvider, _ journal: NavigationJournal<AppNavigation>.Recorder) {
        self.services = services
        self.journal = journal
    }

    /// The flows of a stack. `nil` if there is no such stack.
    subscript(place: AppPlace) -> Stack? { stacks[place] }

    /// Makes the flows of new stacks, follows roots that were replaced, and removes the flows of dismissed presentations,
    /// whose identifiers are never reused.
    func update(for coordinator: AppCoordinator) {
        let places = Set(coordinator.state.places)
        stacks = stacks.filter { places.contains($0.key) }
        for place in places {
            if stacks[place] == nil { add(place, for: coordinator) }
            followRoot(at: place, coordinator)
        }
    }

    private func add(_ place: AppPlace, for coordinator: AppCoordinator) {
        let choices = coordinator.activityChoices
        let undo = UndoOffer(clock: services.clock)
        let dependencies = AppDependencyContainer(
            services, activitySwitcher: ActivitySwitcherDependencyContainer { choices.values() }, undo: undo)
        #if DEBUG
            let all = dependencies.withDebugMenu(services, coordinator, journal)
        #else
            let all = dependencies
        #endif
        let new = AppFlows(all, router: coordinator.navigator.router(for: place)) { [weak coordinator] in
            coordinator?.leave(through: $0, from: place)
        }
        stacks[place] = Stack(flows: new, undo: undo) { [weak coordinator] in
            if case .tab = place { coordinator?.activityBar } else { nil }
        }
    }

    /// Stores the query of a listing and the text of a search in the navigation state, so that they are in the URL and are
    /// restored.
    private func followRoot(at place: AppPlace, _ coordinator: AppCoordinator) {
        guard let stack = stacks[place], let root = coordinator.state[place]?.root, root.pattern != stack.root?.pattern
        else { return }
        let roots: AnyPublisher<AppRoute, Never>? =
            switch root {
            case .productListing: stack.flows.productListing.$root.map(AppRoute.productListing).eraseToAnyPublisher()
            case .search: stack.flows.search.$root.map(AppRoute.search).eraseToAnyPublisher()
            default: nil
            }
        let changes = roots?.dropFirst().sink { [weak coordinator] root in
            MainActor.assumeIsolated { coordinator?.setRoot(root, of: place) }
        }
        stacks[place]?.root = (root.pattern, changes)
    }

    /// Returns the stacks with unsaved input.
    func unsavedPlaces(in state: AppState) -> [AppPlace] {
        stacks.compactMap { place, stack in
            state[place].flatMap { stack.flows.hasUnsavedChanges(among: $0.routes) ? place : nil }
        }
    }
}

extension NavigationState where Schema == AppNavigation {
    /// All stacks: the tabs' and those of presented screens.
    fileprivate var places: [AppPlace] {
        activities.flatMap { activity in
            activity.tabs.map { .tab($0.tab) } + activity.modals.filter { $0.flow != nil }.map { .modal($0.id) }
        }
    }
}

extension AppFlows {
    /// Returns whether one of the stack's screens has unsaved input. A flow without a screen isn't made for that.
    fileprivate func hasUnsavedChanges(among screens: [AppRoute]) -> Bool {
        screens.contains { screen in
            switch screen {
            case .authentication: authentication.hasUnsavedChanges
            case .myAccount: myAccount.hasUnsavedChanges
            case .productDetails: productDetails.hasUnsavedChanges
            case .checkout: checkout.hasUnsavedChanges
            default: false
            }
        }
    }
}
