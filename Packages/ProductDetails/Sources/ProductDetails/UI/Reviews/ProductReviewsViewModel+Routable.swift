public import FlowKit
import Model

extension ProductReviewsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/products/:id/reviews")
}
