public import FlowKit
import Model

extension WriteReviewViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/products/:id/reviews/new", requiresAuth: true, transition: .sheet)
}
