public import DeepLink
public import FlowKit

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

    /// The navigator, which runs the guards and notifies the middleware.
    public let navigator: Navigator<AppNavigation>
    let conditions: AppConditions
    let links: URLRouter<AppRoute>
    let launch = LaunchNavigation()
    let choices = ActivityChoiceFeed()
    let locations = LocationFeed()
    let signIn: SignInPrompt
    let unsaved = UnsavedPrompt()

    /// - Parameters:
    ///   - state: The initial state.
    ///   - policy: The policy that determines which links the app opens.
    ///   - conditions: The conditions of the guards. By default, the user is signed out, and everything is enabled.
    ///   - middleware: The middleware, which is notified in this order.
    /// - Throws: ``/DeepLink/LinkTableError`` if the features' paths conflict.
    public convenience init(
        _ state: AppState = .beginning, policy: LinkPolicy, conditions: AppConditions = AppConditions(),
        middleware: [any NavigationMiddleware<AppNavigation>] = []
    ) throws(LinkTableError) {
        self.init(
            state, links: URLRouter(try AppRoute.linkTable(), policy: policy), conditions: conditions,
            middleware: middleware)
    }

    init(
        _ state: AppState, links: URLRouter<AppRoute>, conditions: AppConditions,
        middleware: [any NavigationMiddleware<AppNavigation>]
    ) {
        self.links = links
        self.conditions = conditions
        let refusals = RefusalAlerts()
        signIn = SignInPrompt(conditions)
        navigator = Navigator(
            state, guards: .all(conditions, unsaved),
            middleware: middleware + [launch, choices, refusals, signIn, unsaved, locations])
        objectWillChange = navigator.objectWillChange
        refusals.navigator = navigator
        signIn.navigator = navigator
        unsaved.navigator = navigator
        locations.coordinator = self
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

    /// Updates the values of a tab's root route, such as a list's sort order. Does nothing if the route is of another
    /// screen.
    public func setRoot(_ route: AppRoute, of tab: AppTab) {
        if route.tab == tab { navigator.apply(.setRoot(route, on: .tab(tab))) }
    }

    /// Restores a navigation state.
    public func restore(_ state: AppState) { navigator.restore(state) }

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
    ) -> NavigationOutcome<AppNavigation> {
        navigator.route(route, as: type, on: tab.map { .tab($0) }, source: source)
    }
}
