public import FlowKit
import Model

extension ProductDetailsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/products/:id")
}
