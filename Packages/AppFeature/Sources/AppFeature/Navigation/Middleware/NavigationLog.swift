import FlowKit
import Logging
import Model

/// Logs the visible screens and rejected navigation.
///
/// It logs path patterns, never the values of a route, because a search text may be private. Only a product is logged,
/// as `product`.
@MainActor
final class NavigationLog: NavigationMiddleware {
    private let logger: Logger

    init(_ logger: Logger) { self.logger = logger }

    func navigationPassed(_ transition: NavigationTransition<AppNavigation>) {
        let screen = transition.after.route
        var metadata: Logger.Metadata = [
            "screen": "\(screen.pattern)", "source": "\(transition.source)", "outcome": "\(transition.outcome.name)",
        ]
        if let product = screen.product { metadata["product"] = "\(product)" }
        logger.debug("navigation", metadata: metadata)
    }
}

extension NavigationOutcome {
    fileprivate var name: String {
        switch self {
        case .changed: "changed"
        case .unchanged: "unchanged"
        case .refused: "refused"
        case .rejected(let rejection): "rejected by \(rejection.guardName)"
        case .waiting(let rejection): "waiting for \(rejection.guardName)"
        case .checking: "checking"
        case .superseded: "superseded"
        case .cancelled: "cancelled"
        }
    }
}

/// Reports each screen that comes to the front to analytics.
///
/// Alerts, dialogs and changes behind the screen in front aren't reported. A screen that the user returns to is reported
/// again.
@MainActor
final class ScreenViews: NavigationMiddleware {
    private struct Screen: Equatable {
        let route: AppRoute
        let place: AppState.Place
        /// The number of screens below it.
        let depth: Int
    }

    private let analytics: any AnalyticsTracker
    private var current: Screen?

    init(_ analytics: any AnalyticsTracker) { self.analytics = analytics }

    func navigationBegan(at state: AppState) { view(state) }

    func navigationPassed(_ transition: NavigationTransition<AppNavigation>) {
        if transition.outcome == .changed { view(transition.after) }
    }

    private func view(_ state: AppState) {
        let screen = Screen(
            route: state.route, place: state.front, depth: state[state.front]?.stack.count ?? 0)
        guard screen != current else { return }
        current = screen
        analytics.track(.screenView(screen: screen.route.pattern, product: screen.route.product))
    }
}
