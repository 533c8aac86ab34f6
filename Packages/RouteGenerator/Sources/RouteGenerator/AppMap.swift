package import RoutePatterns

/// An app's activities, tabs and screens, without contradictions.
package struct AppMap: Sendable {
    package let activities: [Activity]
    /// The tabs by activity and index.
    package let tabs: [Tab]
    /// The features by module. Those that are for debugging only are last.
    package let features: [Feature]
    let types: TypeIndex

    /// All screens, by feature and in the order of the routes' cases. The generated code numbers them in this order.
    package var screens: [Screen] { features.flatMap(\.screens) }

    /// The root of the app: the default tab of the first activity.
    package var home: Screen? {
        guard let first = activities.first, let tab = defaultTab(of: first.identifier) else { return nil }
        return screens.first { $0.tab == tab }
    }

    /// Returns the first tab of an activity to show.
    func defaultTab(of activity: String) -> Tab? {
        let own = tabs.filter { $0.activity == activity }
        return own.first { $0.identifier == "home" } ?? own.first
    }

    /// Returns the name of a screen's home tab: its own tab, or the one that it declares, or the first tab of its feature, or the
    /// default tab of its activity.
    package func homeTab(of screen: Screen) -> String {
        (declaredTab(of: screen) ?? defaultTab(of: screen.activity))?.identifier ?? ""
    }

    /// Returns the name of the tab of a link to a screen: its home tab. Returns `nil` for a screen of a feature without tabs
    /// that is presented over the selected tab.
    package func linkTab(of screen: Screen) -> String? {
        screen.transition == "push" ? homeTab(of: screen) : declaredTab(of: screen)?.identifier
    }

    /// Returns the screen's own tab, or its declared home tab, or the first tab of its feature.
    private func declaredTab(of screen: Screen) -> Tab? {
        if screen.tab == nil, let name = screen.declaredHomeTab {
            return tabs.first { $0.activity == screen.activity && $0.identifier == name }
        }
        let roots = features.first { $0.module == screen.module }?.screens.map(\.tab) ?? []
        return screen.tab ?? tabs.first { $0.activity == screen.activity && roots.contains($0) }
    }

    /// A module with screens.
    package struct Feature: Sendable {
        package let module: String
        /// The case in `AppRoute`, which is also the name of the flow: `productDetails`.
        package let name: String
        let screens: [Screen]
        /// The module's enumeration of exits: `ProductDetailsExit`.
        package let exit: TypeDeclaration?
        /// The location of the enumeration of routes.
        let location: FileLocation

        var isDebugOnly: Bool { screens.contains(where: \.isDebugOnly) }
    }

    /// A screen: its view model, its route and its path.
    package struct Screen: Hashable, Sendable {
        package let module: String
        /// The view model, with the outer types.
        package let viewModel: String
        /// The activity's identifier.
        package let activity: String
        /// The tab whose root is the screen.
        package let tab: Tab?
        /// The identifier of the tab in which links show the screen, if the screen declares one.
        let declaredHomeTab: String?
        package let pattern: RoutePattern
        package let aliases: [RoutePattern]
        let pathLocation: FileLocation
        let aliasLocation: FileLocation
        package let requiresAuth: Bool
        /// The permission that a user needs, or nil if every user may see the screen.
        package let permission: String?
        /// `push`, `sheet`, `halfSheet` or `fullScreenCover`.
        package let transition: String
        /// `slide`, `fade` or `zoom`.
        let animation: String
        package let isDebugOnly: Bool
        /// The location of `routeConfig`.
        package let location: FileLocation
        /// The case in the module's enumeration of routes. ``FeatureReader`` finds it.
        package internal(set) var route = ""
        package internal(set) var arguments: [Argument] = []
    }

    /// A value of a case.
    package struct Argument: Hashable, Sendable {
        let label: String?
        /// The type as written: `Product.ID?`.
        package let type: String
        /// The index of the parameter in the pattern.
        package let parameter: Int
    }

    package struct Tab: Hashable, Sendable {
        /// The identifier, which is unique in the app, because links name a tab by it alone.
        package let identifier: String
        package let title: String
        let icon: String
        package let index: Int
        /// The activity's identifier.
        let activity: String
        /// The locations of `TabConfig`, of the identifier and of the index.
        let configLocation, location, indexLocation: FileLocation
    }

    package struct Activity: Sendable {
        package let identifier: String
        package let title: String
        var icon = "square.grid.2x2"
        /// The position among the activities. Activities without an `ActivityConfig` follow all others.
        var index = Int.max
        /// The effect on its tabs of switching to it: `keep` or `resetToDefaultTab`.
        var policy = "keep"
    }
}

extension AppMap.Screen {
    /// The path and the older ones, each with its location.
    var paths: [(pattern: RoutePattern, location: FileLocation)] {
        [(pattern, pathLocation)] + aliases.map { ($0, aliasLocation) }
    }

    /// The name in messages: `Bag.BagViewModel`.
    var viewModelName: String { "\(module).\(viewModel)" }

    func location(of parameter: RoutePattern.Parameter) -> FileLocation {
        // After the quote.
        pathLocation.advanced(by: parameter.offset + 1)
    }
}
