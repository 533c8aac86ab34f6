import FlowKit
import Logging
import Model

/// Logs the visible screens and rejected navigation.
///
/// It logs path patterns, never the values of a route, because a search text may be private. Only a product is logged,
/// as `product`.
@MainActor
final class NavigationLog: NavigationObserver {
    private let logger: Logger

    init(_ logger: Logger) { self.logger = logger }

    func navigator(_: Navigator<AppNavigation>, did event: NavigationEvent<AppNavigation>) {
        let screen = event.after.route
        var metadata: Logger.Metadata = [
            "screen": "\(screen.pattern)", "source": "\(event.source)", "outcome": "\(event.outcome.name)",
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
