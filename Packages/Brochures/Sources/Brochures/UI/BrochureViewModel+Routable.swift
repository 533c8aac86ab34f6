public import FlowKit
import Model

extension BrochureViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .brochures, path: "/brochures/:id")
}
