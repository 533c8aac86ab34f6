public import FlowKit
import Model

extension HomeViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "home", title: "Home", icon: "house", index: 0),
        path: "/home")
}
