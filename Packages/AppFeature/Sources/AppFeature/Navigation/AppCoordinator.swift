public import DeepLink
public import FlowKit

/// Owns where the app is: the tab on show and a stack for each tab.
///
/// Everything that moves the app comes through here or through one of the ``router(for:)``s; ``navigation`` is the
/// whole of it as a value.
@MainActor
public final class AppCoordinator: ObservableObject {
    @Published public private(set) var currentTab: Tab

    let links: URLRouter<AppRoute>
    private let routers: [Tab: Router<AppRoute>]
    private let home: Router<AppRoute>
    private var changes: Set<AnyCancellable> = []

    /// - Throws: ``DeepLink/LinkTableError`` when the features' paths contradict each other.
    public init(_ navigation: AppNavigation = AppNavigation(), policy: LinkPolicy) throws(LinkTableError) {
        links = URLRouter(try AppRoute.linkTable(), policy: policy)
        currentTab = navigation.tab
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

    /// The whole of it. Writing moves the app there.
    public var navigation: AppNavigation {
        AppNavigation(tab: currentTab, stacks: routers.mapValues(\.state).filter { $0.value != StackState() })
    }

    public func restore(_ navigation: AppNavigation) {
        for (tab, router) in routers { router.restore(navigation.stacks[tab] ?? StackState()) }
        if currentTab != navigation.tab { currentTab = navigation.tab }
    }

    /// What a tap on a tab does: shows the tab as it was left, or goes back to its root when it is the one on show.
    public func select(_ tab: Tab) {
        if tab == currentTab { router(for: tab).popToRoot() } else { currentTab = tab }
    }

    /// Shows a tab's root.
    public func show(_ tab: Tab) {
        router(for: tab).restore(StackState())
        if tab != currentTab { currentTab = tab }
    }

    /// Shows a screen: its tab when it is the root of one, or else on top of a tab's stack.
    ///
    /// - Parameter tab: The tab to push on; the one on show when it is nil.
    public func navigate(to route: AppRoute, on tab: Tab? = nil) {
        if let root = Tab.allCases.first(where: { $0.rootRoute == route }), tab == nil || tab == root {
            show(root)
        } else {
            push(route, on: tab ?? currentTab)
        }
    }

    func push(_ route: AppRoute, on tab: Tab) {
        if tab != currentTab { currentTab = tab }
        router(for: tab).navigate(to: route)
    }
}
