import ActivitySwitcher
public import DeepLink
public import FlowKit
import Foundation
import Model

/// The coordinator of a window: navigates by routes, links and the features' exits.
///
/// All navigation goes through its ``navigator``, whose state is one value. The coordinators of two windows share no
/// state.
///
/// ## Topics
///
/// ### Where the app is
/// - ``state``
/// - ``currentActivity``
/// - ``currentTab``
/// - ``location``
///
/// ### Going somewhere
/// - ``navigate(to:as:on:source:)``
/// - ``navigate(to:from:)``
/// - ``open(_:from:)``
/// - ``leave(through:from:)``
/// - ``select(_:)``
/// - ``switchActivity(to:)``
@MainActor
public final class AppCoordinator: ObservableObject {
    /// The navigator's publisher, so that observers of either receive all changes.
    // This is safe: the publisher is thread-safe, and values are sent only on the main actor.
    nonisolated(unsafe) public let objectWillChange: ObservableObjectPublisher

    /// The navigator, which asks the guards and notifies the observers.
    public let navigator: Navigator<AppNavigation>
    /// The pipeline for inbound events: links, pushes and shortcuts.
    public private(set) lazy var inbound = InboundPipeline<AppNavigation>(
        navigator: navigator, links: links,
        // The debug menu opens over what it inspects.
        policy: { $0.isDebugMenu ? InboundPolicy(placement: .append, dismissesModals: false) : nil },
        store: inboundServices.store, announce: inboundServices.announce,
        refresh: inboundServices.refresh, prepare: inboundServices.prepare,
        browse: { [weak self] link in if let url = URL(string: link) { self?.openOutside(url) } },
        clock: inboundServices.clock,
        report: { [weak self, log = inboundServices.log] record in
            log(record)
            self?.inboundEventEnded(record)
        })
    let conditions: AppConditions
    let links: URLRouter<AppRoute>
    /// The flows of all stacks. `nil` if the app shows no views.
    let flows: FlowStore?
    let unsaved: UnsavedInput
    /// The content of the activity switcher.
    let activityChoices = CurrentValue(ActivityChoices(items: [], current: AppState.beginning.activity.id))
    /// A Boolean value that indicates whether the user or a link has navigated since the launch, which takes precedence
    /// over state restoration. The state alone can't tell: the user may have opened a screen and returned from it.
    var hasNavigated = false
    /// Opens a URL outside of the app. The view of the window sets it.
    var openOutside: @MainActor (URL) -> Void = { _ in }
    /// Handles the end of the latest sign-in.
    var signInEnd: Task<Void, Never>?
    /// The explanation of a missing permission.
    var accessDeniedPrompt: Presentation<Never>?
    private let inboundServices: InboundServices

    /// - Parameters:
    ///   - state: The initial state. By default, that of a launch, whose modal identifiers are its own.
    ///   - policy: The policy that determines which links the app opens.
    ///   - conditions: The conditions of the guards. By default, the user is signed out, and everything is enabled.
    ///   - observers: The observers of the navigation, in the order in which they are notified.
    /// - Throws: ``/DeepLink/LinkTableError`` if the features' paths conflict.
    public convenience init(
        _ state: AppState = .launch(), policy: LinkPolicy, conditions: AppConditions = AppConditions(),
        observers: [any NavigationObserver<AppNavigation>] = []
    ) throws(LinkTableError) {
        self.init(
            state, links: URLRouter(try AppRoute.linkTable(), policy: policy), conditions: conditions,
            observers: observers)
    }

    init(
        _ state: AppState, links: URLRouter<AppRoute>, conditions: AppConditions,
        observers: [any NavigationObserver<AppNavigation>], flows: FlowStore? = nil,
        inbound: InboundServices = InboundServices()
    ) {
        self.links = links
        self.conditions = conditions
        self.flows = flows
        inboundServices = inbound
        unsaved = UnsavedInput(flows)
        let reactions = Reactions()
        navigator = Navigator(state, guards: .all(conditions, unsaved), observers: observers + [reactions])
        objectWillChange = navigator.objectWillChange
        reactions.coordinator = self
        unsaved.ask = { [weak navigator] in
            guard let navigator else { return false }
            return await navigator.router(for: navigator.state.front).ask(.leaveUnsaved) == .discard
        }
        publish(state)
    }

    /// The navigation state.
    public var state: AppState { navigator.state }
    /// The current activity.
    public var currentActivity: Activity { state.activity }
    /// The selected tab of the current activity.
    public var currentTab: AppTab { state.tab }

    /// Returns the router of a tab's stack.
    public func router(for tab: AppTab) -> Router<AppRoute> { navigator.router(for: .tab(tab)) }

    /// Returns the root route of a tab's stack, with its current values.
    public func root(of tab: AppTab) -> AppRoute { state[.tab(tab)]?.root ?? tab.rootRoute }

    /// Updates the values of a stack's root route, such as a list's sort order. Does nothing if the route is of another
    /// screen.
    public func setRoot(_ route: AppRoute, of place: AppPlace) {
        if route.pattern == state[place]?.root.pattern { navigator.apply(.setRoot(route, on: place)) }
    }

    /// Restores the screens of a navigation state. Hidden activities and disabled tabs stay as they are now, because the
    /// configuration may have changed since.
    public func restore(_ state: AppState) { navigator.apply(restoration(of: state), source: .restoration) }

    /// Returns the operation that restores the screens of a navigation state, but not its configuration.
    func restoration(of saved: AppState) -> NavigationOperation<AppNavigation> {
        .all([
            .restore(saved), .setVisibleActivities(state.visibleActivities), .setDisabledTabs(state.disabledTabs),
        ])
    }

    /// Selects a tab. If it is already selected, pops to its root.
    public func select(_ tab: AppTab) { navigator.apply(.selectTab(tab)) }

    /// Shows a tab with its initial root.
    public func show(_ tab: AppTab) { navigate(to: tab.rootRoute) }

    /// Shows a screen.
    ///
    /// A tab's root is shown in its tab. Any other screen is shown with its declared transition, on top of the current
    /// screen.
    ///
    /// - Parameters:
    ///   - route: The screen to show.
    ///   - type: The kind of navigation: pushed, presented or as a root. By default, the screen's declared transition.
    ///   - tab: The tab. By default, the current tab.
    ///   - source: The source to record in the journal.
    @discardableResult
    public func navigate(
        to route: AppRoute, as type: NavigationType? = nil, on tab: AppTab? = nil, source: NavigationSource = .app
    ) -> NavigationOutcome {
        navigator.route(route, as: type, on: tab.map { .tab($0) }, source: source)
    }
}

// MARK: - Reacting to navigation

/// Reacts to the navigation after the other observers. The navigator retains it, so it doesn't retain the coordinator.
@MainActor
private final class Reactions: NavigationObserver {
    weak var coordinator: AppCoordinator?

    func navigator(_: Navigator<AppNavigation>, did event: NavigationEvent<AppNavigation>) {
        coordinator?.react(to: event)
    }
}

extension AppCoordinator {
    fileprivate func react(to event: NavigationEvent<AppNavigation>) {
        if event.before != event.after {
            publish(event.after)
            switch event.source {
            case .configuration, .session, .restoration: break
            default: hasNavigated = true
            }
            followSignIn(event)
        }
        if case .waiting(let rejection) = event.outcome { ask(about: rejection.reason) }
        if let alert = AlertState(event.outcome) {
            navigator.apply(.present(.alert(alert)), source: event.source)
        }
    }

    /// Makes the flows of new stacks, and publishes the activities.
    private func publish(_ state: AppState) {
        flows?.update(for: self)
        let items = state.visibleActivities.map { ActivityChoice(id: $0.id, title: $0.displayName, icon: $0.icon) }
        activityChoices.send(ActivityChoices(items: items, current: state.activity.id))
    }

    /// Handles the outcome of an inbound event: presents an alert with the reason why it wasn't opened.
    private func inboundEventEnded(_ record: InboundRecord) {
        if let alert = AlertState(record) { navigator.apply(.present(.alert(alert)), source: .link) }
    }

    /// Asks the user for what a guard waits for.
    private func ask(about reason: NavigationReason) {
        switch reason {
        case .signIn: askToSignIn()
        case .permission: explainMissingPermission()
        default: break
        }
    }
}

/// The services that the pipeline of a window uses.
struct InboundServices {
    /// Stores pending events.
    var store: any PendingEventStore = MemoryPendingEventStore()
    /// Shows a push that arrives in the foreground.
    var announce: InboundPipeline<AppNavigation>.Announce?
    /// Fetches data again for a silent push.
    var refresh: InboundPipeline<AppNavigation>.Refresh?
    /// Fetches what the screens of a silent push's link show.
    var prepare: InboundPipeline<AppNavigation>.Prepare?
    var clock: any Clock<Duration> = ContinuousClock()
    var log: InboundPipeline<AppNavigation>.Report = { _ in }
}
