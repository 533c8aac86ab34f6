public import FlowKit
import Model

extension ProfileViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/account/profile", requiresAuth: true, transition: .sheet)
}
