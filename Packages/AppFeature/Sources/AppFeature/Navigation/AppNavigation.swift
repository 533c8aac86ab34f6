public import FlowKit

/// Where the app is, as a value: the tab on show, and for every tab its root and the screens over it.
public struct AppNavigation: Hashable, Codable, Sendable {
    public var tab: Tab
    /// What the tabs' roots show, where that is not what they begin with: the shop's products in another order.
    public var roots: [Tab: AppRoute]
    /// The screens over each tab's root. A tab that is not named is at its root.
    public var stacks: [Tab: StackState<AppRoute>]

    public init(tab: Tab = .home, roots: [Tab: AppRoute] = [:], stacks: [Tab: StackState<AppRoute>] = [:]) {
        self.tab = tab
        self.roots = roots
        self.stacks = stacks
    }

    public var activity: Activity { tab.activity }

    /// The screen that one sees, sheets and alerts aside.
    public var visibleRoute: AppRoute { stacks[tab]?.routes.last ?? roots[tab] ?? tab.rootRoute }
}
