public import FlowKit
import Model

extension ActivitySwitcherViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/activities", transition: .sheet)
}
