public import DeepLink
public import FlowKit

/// Owns where the app is: the tab on show and a stack for each tab.
///
/// Everything that moves the app comes through here or through one of the ``router(for:)``s; ``navigation`` is the
/// whole of it as a value.
@MainActor
public final class AppCoordinator: ObservableObject {
    @Published public private(set) var currentTab: Tab
    /// What the tabs' roots show, where that is not what they begin with.
    @Published private var roots: [Tab: AppRoute]

    let links: URLRouter<AppRoute>
    private let routers: [Tab: Router<AppRoute>]
    private let home: Router<AppRoute>
    private var changes: Set<AnyCancellable> = []

    /// - Throws: ``/DeepLink/LinkTableError`` when the features' paths contradict each other.
    public init(_ navigation: AppNavigation = AppNavigation(), policy: LinkPolicy) throws(LinkTableError) {
        links = URLRouter(try AppRoute.linkTable(), policy: policy)
        currentTab = navigation.tab
        roots = navigation.roots
        let routers = Dictionary(
            uniqueKeysWithValues: Tab.allCases.map { ($0, Router(navigation.stacks[$0] ?? StackState())) })
        self.routers = routers
        home = routers[.home] ?? Router()
        // Whoever watches the coordinator watches its stacks too: its location is theirs.
        for router in routers.values {
            router.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &changes)
        }
    }

    public var currentActivity: Activity { currentTab.activity }

    /// A tab's stack.
    public func router(for tab: Tab) -> Router<AppRoute> { routers[tab] ?? home }

    /// The screen at the bottom of a tab's stack, with the values that it shows now.
    public func root(of tab: Tab) -> AppRoute { roots[tab] ?? tab.rootRoute }

    /// Has a tab's root show other values: its list in another order. Without effect for a screen that is not the root's.
    public func setRoot(_ route: AppRoute, of tab: Tab) {
        guard route.tab == tab, route != root(of: tab) else { return }
        roots[tab] = route == tab.rootRoute ? nil : route
    }

    /// The whole of it, to compare, to store, or to put back with ``restore(_:)``.
    public var navigation: AppNavigation {
        AppNavigation(
            tab: currentTab, roots: roots, stacks: routers.mapValues(\.state).filter { $0.value != StackState() })
    }

    public func restore(_ navigation: AppNavigation) {
        for (tab, router) in routers { router.restore(navigation.stacks[tab] ?? StackState()) }
        if roots != navigation.roots { roots = navigation.roots }
        if currentTab != navigation.tab { currentTab = navigation.tab }
    }

    /// What a tap on a tab does: shows the tab as it was left, or goes back to its root when it is the one on show.
    public func select(_ tab: Tab) {
        if tab == currentTab { router(for: tab).popToRoot() } else { currentTab = tab }
    }

    /// Shows a tab's root, as the tab begins.
    public func show(_ tab: Tab) {
        show(tab.rootRoute, asRootOf: tab)
    }

    /// Shows a screen: as the root of its tab when it is one, or else on top of a tab's stack.
    ///
    /// - Parameters:
    ///   - route: The screen to show.
    ///   - tab: The tab to push on; the one on show when it is nil.
    public func navigate(to route: AppRoute, on tab: Tab? = nil) {
        if let own = route.tab, tab == nil || tab == own {
            show(route, asRootOf: own)
        } else {
            push(route, on: tab ?? currentTab)
        }
    }

    private func show(_ route: AppRoute, asRootOf tab: Tab) {
        router(for: tab).restore(StackState())
        setRoot(route, of: tab)
        if tab != currentTab { currentTab = tab }
    }

    func push(_ route: AppRoute, on tab: Tab) {
        if tab != currentTab { currentTab = tab }
        router(for: tab).navigate(to: route)
    }
}
