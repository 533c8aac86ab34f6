public import FlowKit
import Model

extension BagViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "bag", title: "Bag", icon: "bag", index: 3),
        path: "/bag")
}
