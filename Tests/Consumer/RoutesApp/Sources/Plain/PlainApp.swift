import DeepLink
import FlowKit

/// An app that makes its screens itself. It has none of the types that a generated flow is made with.
public enum PlainRoute: Hashable, Codable, Sendable {
    case recipes
    case recipe(id: Int)
    case settings
    case new
}

@MainActor
final class RecipesViewModel: Routable {
    nonisolated static let routeConfig = RouteConfig(
        activity: "cookbook", tab: TabConfig(identifier: "recipes", title: "Recipes", icon: "book", index: 0),
        path: "/recipes")
}

@MainActor
final class RecipeViewModel: Routable {
    nonisolated static let routeConfig = RouteConfig(activity: "cookbook", path: "/recipes/:id")
}

@MainActor
final class SettingsViewModel: Routable {
    nonisolated static let routeConfig = RouteConfig(
        activity: "cookbook", tab: TabConfig(identifier: "settings", title: "Settings", icon: "gear", index: 1),
        path: "/settings")
}

@MainActor
final class NewViewModel: Routable {
    nonisolated static let routeConfig = RouteConfig(activity: "cookbook", path: "/new", transition: .sheet)
}

/// Shows where each link opens while the settings are selected.
@main
struct PlainApp {
    static func main() throws {
        let links = URLRouter(try AppRoute.linkTable(), policy: LinkPolicy(schemes: ["plain"]))
        var state = NavigationState<AppNavigation>(activity: .cookbook)
        state.apply(.selectTab(.settings))
        for link in CommandLine.arguments.dropFirst() {
            let stack = try links.stack(from: link)
            print(try InboundPlan<AppNavigation>(stack, policy: .standard(for: .customScheme), at: state))
        }
    }
}
