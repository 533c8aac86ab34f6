public import DeepLink
public import FlowKit

/// Knows where the app is, and leads it elsewhere: by routes, by links, and where the features' exits lead.
///
/// All that moves the app goes through its ``navigator``, whose state is the whole of it as a value. Two coordinators, as
/// in two windows, share nothing of it.
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
    /// The navigator's: whoever watches one watches the other.
    // Unsafe in name only: the publisher does its own locking, and it is sent to on the main actor alone.
    nonisolated(unsafe) public let objectWillChange: ObservableObjectPublisher

    /// What moves the app: it asks the guards, and tells the middleware.
    public let navigator: Navigator<AppNavigation>
    let conditions: AppConditions
    let links: URLRouter<AppRoute>
    /// Whether an address has been opened: it says where to begin.
    private(set) var wasOpened = false
    let choices = ActivityChoiceFeed()
    let locations = LocationFeed()
    let signIn: SignInPrompt
    let unsaved = UnsavedPrompt()

    /// - Parameters:
    ///   - state: Where the app begins.
    ///   - policy: Which links are the app's.
    ///   - conditions: What the guards look at; by default nobody is signed in, and nothing is switched off.
    ///   - middleware: Told of all that happens, in this order.
    /// - Throws: ``/DeepLink/LinkTableError`` when the features' paths contradict each other.
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
            middleware: middleware + [choices, refusals, signIn, unsaved, locations])
        objectWillChange = navigator.objectWillChange
        refusals.navigator = navigator
        signIn.navigator = navigator
        unsaved.navigator = navigator
        locations.coordinator = self
    }

    /// From now on nothing that was kept takes the place of what is on show.
    func noteOpened() { wasOpened = true }

    /// Where the app is.
    public var state: AppState { navigator.state }
    /// The activity in front.
    public var currentActivity: Activity { state.activity }
    /// The chosen tab of the activity in front.
    public var currentTab: Tab { state.tab }

    /// A tab's stack.
    public func router(for tab: Tab) -> Router<AppRoute> { navigator.router(for: .tab(tab)) }

    /// The screen at the bottom of a tab's stack, with the values that it shows now.
    public func root(of tab: Tab) -> AppRoute { state[.tab(tab)]?.root ?? tab.rootRoute }

    /// Has a tab's root show other values: its list in another order. Without effect for a screen that is not the root's.
    public func setRoot(_ route: AppRoute, of tab: Tab) {
        if route.tab == tab { navigator.apply(.setRoot(route, on: .tab(tab))) }
    }

    /// Goes to where the app was before.
    public func restore(_ state: AppState) { navigator.restore(state) }

    /// What a tap on a tab does: shows the tab as it was left, or goes back to its root when it is the one on show.
    public func select(_ tab: Tab) { navigator.apply(.selectTab(tab)) }

    /// Shows a tab's root, as the tab begins.
    public func show(_ tab: Tab) { navigate(to: tab.rootRoute) }

    /// Shows a screen.
    ///
    /// A tab's root is shown in its tab. Any other screen comes up as it declares, over what is in front.
    ///
    /// - Parameters:
    ///   - route: The screen to show.
    ///   - type: Pushed, presented or as a root; nil as the screen declares.
    ///   - tab: The tab to show it in; nil for the one in front.
    ///   - source: What the journal says of where this comes from.
    @discardableResult
    public func navigate(
        to route: AppRoute, as type: NavigationType? = nil, on tab: Tab? = nil, source: NavigationSource = .app
    ) -> NavigationOutcome<AppNavigation> {
        navigator.route(route, as: type, on: tab.map { .tab($0) }, source: source)
    }
}
