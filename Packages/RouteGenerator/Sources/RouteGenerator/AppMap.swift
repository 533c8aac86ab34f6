package import RoutePatterns

/// An app's activities, tabs and screens, without contradictions. ``Analysis`` creates it.
package struct AppMap: Sendable {
    /// The activities in their order.
    package let activities: [Activity]
    /// The tabs by activity and index.
    package let tabs: [Tab]
    /// The features by module.
    package let features: [Feature]
    /// All screens, by module and in the order of the routes' cases. The generated code numbers them in this order.
    package let screens: [Screen]
}

extension AppMap {
    /// A module with screens.
    package struct Feature: Sendable {
        package let module: String
        /// The case in `AppRoute`, which is also the name of the flow: `productDetails`.
        package let name: String
        /// The enumeration of routes: `ProductDetailsRoute`.
        let route: String
        let screens: [Screen]
        /// The module's enumeration of exits: `ProductDetailsExit`.
        package let exit: EnumDeclaration?
        /// The location of the enumeration of routes.
        let location: FileLocation
    }

    /// A screen: its view model, its route and its path.
    package struct Screen: Hashable, Sendable {
        package let module: String
        /// The view model, with the outer types.
        package let viewModel: String
        /// The case in the module's enumeration of routes.
        package let route: String
        package let pattern: RoutePattern
        /// The value of the case for each parameter of the pattern, in the order of the pattern.
        package let values: [AssociatedValue]
        /// The values in the order of the case.
        let arguments: [Argument]
        /// The activity's identifier.
        package let activity: String
        /// The tab whose root is the screen.
        package let tab: Tab?
        /// The tab in which a link shows the screen: its own tab, or the first tab of its feature, or the default tab of
        /// its activity.
        package let homeTab: Tab
        package let requiresAuth: Bool
        /// `push`, `sheet` or `fullScreenCover`.
        package let transition: String
        /// The location of `routeConfig`.
        package let location: FileLocation
    }

    /// A value of a case.
    struct Argument: Hashable, Sendable {
        let label: String?
        /// The index of the parameter in the pattern.
        let parameter: Int
    }

    /// A tab.
    package struct Tab: Hashable, Sendable {
        /// The identifier, which is unique in the activity.
        let identifier: String
        /// A name that is unique in the app: the identifier, preceded by the activity if another activity has the same.
        package let name: String
        package let title: String
        let icon: String
        let index: Int
        /// The activity's identifier.
        let activity: String
        /// The location of the identifier.
        let location: FileLocation
    }

    /// An activity.
    package struct Activity: Sendable {
        package let identifier: String
        package let title: String
        let icon: String
        /// The ``Tab/name`` of the first tab to show.
        let defaultTab: String
        /// The effect on its tabs of switching to it: `keep` or `resetToDefaultTab`.
        let policy: String
    }
}
