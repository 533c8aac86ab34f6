public import RoutePatterns

/// An app's activities, tabs and screens, all of which fit together.
///
/// ``Analysis`` makes it from ``Declarations``.
public struct AppMap: Hashable, Sendable {
    /// In their order.
    public var activities: [Activity]
    /// By activity and index.
    public var tabs: [Tab]
    /// By module.
    public var features: [Feature]

    /// Every screen, by module and in the order of the routes' cases. Code that is generated counts them so.
    public var screens: [Screen] { features.flatMap(\.screens) }

    /// The tab in which a link shows a screen: its own, or the first one of its feature, or the one that its activity
    /// begins with. It is of the screen's activity.
    public func homeTab(of screen: Screen) -> Tab? {
        if let own = screen.tab { return own }
        let roots = screens.filter { $0.module == screen.module }.compactMap(\.tab)
        if let first = tabs.first(where: { $0.activity == screen.activity && roots.contains($0) }) { return first }
        let name = activities.first { $0.identifier == screen.activity }?.defaultTab
        return tabs.first { $0.name == name }
    }
}

extension AppMap {
    /// A module whose screens can be reached.
    public struct Feature: Hashable, Sendable {
        public var module: String
        /// Its case in the sum of all routes, which is also the name of its flow: `productDetails`.
        public var name: String
        /// Its enumeration of routes: `ProductDetailsRoute`.
        public var route: String
        public var screens: [Screen]
        /// Where one can go from its screens: cases with the values that they carry.
        public var exits: [CaseDeclaration]
    }

    /// A screen: its view model, its route and its address.
    public struct Screen: Hashable, Sendable {
        public var module: String
        /// With the types around it.
        public var viewModel: String
        /// Its case in the module's enumeration of routes.
        public var route: String
        public var pattern: RoutePattern
        /// The value of the route for each of the pattern's parameters, in their order.
        public var values: [AssociatedValue]
        /// The labels of the route's values, in the order of the case, each with the index of its parameter.
        public var arguments: [Argument]
        /// The activity's identifier.
        public var activity: String
        /// The tab that the screen is the root of.
        public var tab: Tab?
        public var requiresAuth: Bool
        /// `push`, `sheet` or `fullScreenCover`.
        public var transition: String
        /// Where the view model says so.
        public var place: SourcePlace
    }

    /// A value of a route's case.
    public struct Argument: Hashable, Sendable {
        public var label: String?
        /// The index of its parameter in the pattern.
        public var parameter: Int
    }

    /// A tab, with the screen at its root.
    public struct Tab: Hashable, Sendable {
        /// Unique in its activity.
        public var identifier: String
        /// Unique in the app: the identifier, or with its activity before it where another activity has it too.
        public var name: String
        public var title: String
        public var icon: String
        public var index: Int
        /// The activity's identifier.
        public var activity: String
        public var place: SourcePlace
    }

    /// One of several apps in one.
    public struct Activity: Hashable, Sendable {
        public var identifier: String
        public var title: String
        public var icon: String
        /// The ``Tab/name`` of the tab that it begins with.
        public var defaultTab: String
        /// What becomes of its tabs when one switches to it: `keep` or `resetToDefaultTab`.
        public var policy: String
    }
}
