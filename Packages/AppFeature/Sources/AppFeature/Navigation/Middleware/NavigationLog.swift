import FlowKit
import Logging

/// Writes to the log which screens are shown, and what was refused.
///
/// It names patterns, never what a route carries: a search may hold anything. A product is always called `product`.
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

    func navigationFound(_ issue: PresentationIssue) { logger.error("\(issue)") }
}

extension NavigationOutcome {
    fileprivate var name: String {
        switch self {
        case .changed: "changed"
        case .unchanged: "unchanged"
        case .refused: "refused"
        case .objected(let objection): "objected by \(objection.guardName)"
        case .waiting(let objection): "waiting for \(objection.guardName)"
        case .checking: "checking"
        case .superseded: "superseded"
        case .cancelled: "cancelled"
        }
    }
}
