public import FlowKit
import Model

extension AccountViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "account", title: "Account", icon: "person", index: 4),
        path: "/account")
}
