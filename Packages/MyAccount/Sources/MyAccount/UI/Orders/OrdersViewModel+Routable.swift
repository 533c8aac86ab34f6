public import FlowKit
import Model

extension OrdersViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/orders", requiresAuth: true)
}
