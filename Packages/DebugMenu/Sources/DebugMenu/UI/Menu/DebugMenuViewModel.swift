public import FlowKit
import Model

/// The view model of the list of tools.
@MainActor
public final class DebugMenuViewModel: DebugMenuViewModelProtocol {
    private weak var router: Router<DebugMenuRoute>?

    /// - Parameter router: The router of the menu's stack. It is held weakly.
    public init(router: Router<DebugMenuRoute>) { self.router = router }

    public func open(_ tool: DebugMenuRoute) { router?.navigate(to: tool) }

    public func close() { router?.leave(.debugMenu) }
}

extension DebugMenuViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug", transition: .sheet, isDebugOnly: true)
}
