import FlowKit
import Model

/// Reports each screen that comes to the front to analytics.
///
/// Alerts, dialogs, changes behind the screen in front and changed values of a stack's root, such as the text of a search,
/// aren't reported. A screen that the user returns to is reported again.
@MainActor
final class ScreenViews: NavigationObserver {
    private struct Screen: Equatable {
        let route: AppRoute
        let place: AppState.Place
        /// The number of screens below it.
        let depth: Int
    }

    private let analytics: any AnalyticsTracker
    private var current: Screen?

    init(_ analytics: any AnalyticsTracker) { self.analytics = analytics }

    func navigationBegan(in navigator: Navigator<AppNavigation>) { view(navigator.state) }

    func navigator(_: Navigator<AppNavigation>, did event: NavigationEvent<AppNavigation>) {
        guard event.outcome == .changed else { return }
        if case .setRoot = event.operation {
            view(event.after, isReported: false)
        } else {
            view(event.after)
        }
    }

    private func view(_ state: AppState, isReported: Bool = true) {
        let screen = Screen(
            route: state.route, place: state.front, depth: state[state.front]?.stack.count ?? 0)
        guard screen != current, !screen.route.isDebugMenu else { return }
        current = screen
        guard isReported else { return }
        analytics.track(.screenView(screen: screen.route.pattern, product: screen.route.product))
    }
}
