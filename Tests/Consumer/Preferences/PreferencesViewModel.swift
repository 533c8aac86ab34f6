public import FlowKit
import Model

/// What one can set.
@MainActor
public final class PreferencesViewModel: ObservableObject {
    @Published public var isQuiet = false

    public init() {}
}

extension PreferencesViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop,
        tab: TabConfig(identifier: "preferences", title: "Preferences", icon: "gearshape", index: 5),
        path: "/preferences")
}
