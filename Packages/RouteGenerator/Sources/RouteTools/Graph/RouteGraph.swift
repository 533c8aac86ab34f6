import RouteGenerator
import RoutePatterns

/// The app as a drawing: activities, their tabs, the screens, and where one can go from them.
public struct RouteGraph: Sendable {
    struct Screen: Hashable {
        /// `ProductDetails.productDetails`
        var name: String
        /// `Product details`
        var title: String
        var path: String
        /// What is special about it: `sign-in`, `sheet`.
        var remarks: [String]
        var exits: [Exit]
        /// The tab that it is the root of.
        var tab: String?
    }

    struct Exit: Hashable {
        var name: String
        /// The index of the screen that it leads to; nil when that is the app's secret.
        var target: Int?
    }

    struct Activity: Hashable {
        var title: String
        /// The indices of its screens.
        var screens: Range<Int>
    }

    let activities: [Activity]
    let screens: [Screen]

    public init(_ catalog: RouteCatalog) {
        let all = catalog.screens
        screens = all.map { screen in
            let exits = catalog.exits.filter { $0.module == screen.module }
            let remarks =
                (screen.requiresAuth ? ["sign-in"] : []) + (screen.transition == "push" ? [] : [screen.transition])
            return Screen(
                name: screen.name, title: Self.title(screen.viewModel), path: screen.pattern.text, remarks: remarks,
                exits: exits.map { exit in
                    guard case .screen(let name) = exit.target else { return Exit(name: exit.name) }
                    return Exit(name: exit.name, target: all.firstIndex { $0.name == name })
                }, tab: screen.tab?.title)
        }
        activities = catalog.map.activities.map { activity in
            let own = all.indices.filter { all[$0].activity == activity.identifier }
            return Activity(title: activity.title, screens: (own.first ?? 0)..<((own.last ?? -1) + 1))
        }
    }

    /// `ProductDetailsViewModel` is "Product details".
    private static func title(_ viewModel: String) -> String {
        var name = viewModel.split(separator: ".").last.map(String.init) ?? viewModel
        if name.hasSuffix("ViewModel") { name.removeLast("ViewModel".count) }
        var result = ""
        for character in name {
            if character.isUppercase, result.last?.isLowercase == true {
                result += " \(character.lowercased())"
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// The whole of it in sentences, for those who don't see it.
    var description: String {
        activities.map { activity in
            let parts = activity.screens.map { index in
                let screen = screens[index]
                let place = screen.tab.map { "in the tab \($0)" } ?? "without a tab"
                let exits = screen.exits.map { exit in
                    exit.target.map { "\(exit.name) to \(screens[$0].title)" } ?? exit.name
                }
                let ways = exits.isEmpty ? "" : "; exits: \(exits.joined(separator: ", "))"
                return "\(screen.title) (\(screen.path)) \(place)\(ways)"
            }
            return "\(activity.title): \(parts.joined(separator: ". "))."
        }.joined(separator: " ")
    }
}
