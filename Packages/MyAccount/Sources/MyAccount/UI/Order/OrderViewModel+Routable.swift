public import FlowKit
import Model

extension OrderViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/orders/:id", requiresAuth: true)
}
