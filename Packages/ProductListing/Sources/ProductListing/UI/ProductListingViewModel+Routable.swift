public import FlowKit
import Model

extension ProductListingViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "shop", title: "Shop", icon: "square.grid.2x2", index: 1),
        path: "/products?category&q&sort&brand&price")
}
