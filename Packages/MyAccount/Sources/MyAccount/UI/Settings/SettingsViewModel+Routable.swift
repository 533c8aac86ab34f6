public import FlowKit
import Model

extension SettingsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/settings")
}
