public import FlowKit
import Model

extension SignInViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/sign-in", transition: .sheet)
}
