/// Reports each screen that comes to the front, once each time: for analytics.
///
/// Alerts and dialogs are no screens, and neither is what happens where nobody looks. A screen that one comes back to
/// is reported again.
@MainActor
public final class ScreenViews<Schema: NavigationSchema>: NavigationMiddleware {
    private let report: @MainActor (ScreenView<Schema>) -> Void
    private var current: ScreenView<Schema>?

    public init(_ report: @escaping @MainActor (ScreenView<Schema>) -> Void) {
        self.report = report
    }

    /// The screen that the app begins with is viewed, too.
    public func navigationBegan(at state: NavigationState<Schema>) { view(state, .app) }

    public func navigationPassed(_ transition: NavigationTransition<Schema>) {
        if !transition.changes.isEmpty { view(transition.after, transition.source) }
    }

    private func view(_ state: NavigationState<Schema>, _ source: NavigationSource) {
        let place = state.front
        let view = ScreenView<Schema>(
            route: state.route, place: place, depth: state[place]?.stack.count ?? 0, source: source)
        if let current, current.isSameScreen(as: view) { return }
        current = view
        report(view)
    }
}

/// A screen that has come to the front.
public struct ScreenView<Schema: NavigationSchema>: Hashable, Sendable {
    public let route: Schema.Route
    public let place: NavigationPlace<Schema>
    /// How many screens lie under it in its stack.
    public let depth: Int
    /// What brought it to the front.
    public let source: NavigationSource

    func isSameScreen(as other: ScreenView) -> Bool {
        route == other.route && place == other.place && depth == other.depth
    }
}
