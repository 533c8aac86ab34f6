public import FlowKit
import Model

extension WishlistViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "wishlist", title: "Wishlist", icon: "heart", index: 2),
        path: "/wishlist")
}
