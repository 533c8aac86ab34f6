/// Middleware that reports each screen that comes to the front, for analytics.
///
/// Alerts, dialogs and changes behind the screen in front aren't reported. A screen that the user returns to is reported
/// again.
@MainActor
public final class ScreenViews<Schema: NavigationSchema>: NavigationMiddleware {
    private let report: @MainActor (Screen) -> Void
    private var current: Screen?

    public init(_ report: @escaping @MainActor (Screen) -> Void) {
        self.report = report
    }

    public func navigationBegan(at state: NavigationState<Schema>) { view(state, .app) }

    public func navigationPassed(_ transition: NavigationTransition<Schema>) {
        if transition.outcome == .changed { view(transition.after, transition.source) }
    }

    private func view(_ state: NavigationState<Schema>, _ source: NavigationSource) {
        let place = state.front
        let view = Screen(
            route: state.route, place: place, depth: state[place]?.stack.count ?? 0, source: source)
        if let current, current.isSameScreen(as: view) { return }
        current = view
        report(view)
    }
}

extension ScreenViews {
    /// A screen that has come to the front.
    public struct Screen: Hashable, Sendable {
        public let route: Schema.Route
        public let place: NavigationState<Schema>.Place
        /// The number of screens below it in its stack.
        public let depth: Int
        /// The source of the navigation that showed it.
        public let source: NavigationSource

        func isSameScreen(as other: Screen) -> Bool {
            route == other.route && place == other.place && depth == other.depth
        }
    }
}
