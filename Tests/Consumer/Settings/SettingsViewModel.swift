public import FlowKit
import Model

/// What one can set.
@MainActor
public final class SettingsViewModel: ObservableObject {
    @Published public var isQuiet = false

    public init() {}
}

extension SettingsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "settings", title: "Settings", icon: "gearshape", index: 4),
        path: "/settings")
}
