public import FlowKit

/// Where the app is, as a value: the tab on show, and every tab's stack.
public struct AppNavigation: Hashable, Codable, Sendable {
    public var tab: Tab
    /// The screens over each tab's root. A tab that is not named is at its root.
    public var stacks: [Tab: StackState<AppRoute>]

    public init(tab: Tab = .home, stacks: [Tab: StackState<AppRoute>] = [:]) {
        self.tab = tab
        self.stacks = stacks
    }

    public var activity: Activity { tab.activity }

    /// The screen that one sees, sheets and alerts aside.
    public var visibleRoute: AppRoute { stacks[tab]?.routes.last ?? tab.rootRoute }
}
