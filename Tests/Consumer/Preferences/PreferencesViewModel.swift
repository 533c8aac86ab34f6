public import FlowKit

/// A screen that the test adds to the app's feature.
@MainActor
public final class PreferencesViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .welcome,
        tab: TabConfig(identifier: "preferences", title: "Preferences", icon: "gearshape", index: 5),
        path: "/preferences")
}
