public import FlowKit
import Model

extension NotificationsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/notifications", requiresAuth: true)
}
