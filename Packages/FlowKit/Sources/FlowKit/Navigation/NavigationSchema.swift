/// The tabs of an app, and the root screen of each.
///
/// An app without activities declares its tabs, its screens, and the root of each tab:
///
/// ```swift
/// enum RecipesNavigation: NavigationSchema {
///     enum Tab: CaseIterable, Codable { case recipes, favorites }
///     enum Route: Hashable { case recipes, favorites, recipe(Int) }
///
///     static func root(of tab: Tab) -> Route { tab == .recipes ? .recipes : .favorites }
/// }
///
/// let navigator = Navigator(tabs: RecipesNavigation.self)
/// ```
///
/// An app with several activities, each with tabs of its own, declares them too. The generated `Activity`, `Tab` and `AppRoute`
/// have all of it:
///
/// ```swift
/// enum ShopNavigation: NavigationSchema {
///     static var activities: [Activity] { Activity.allCases }
///     static func tabs(of activity: Activity) -> [Tab] { Tab.tabs(for: activity) }
///     static func activity(of tab: Tab) -> Activity { tab.activity }
///     static func defaultTab(of activity: Activity) -> Tab { activity.defaultTab }
///     static func root(of tab: Tab) -> AppRoute { tab.rootRoute }
/// }
/// ```
///
/// The values never change. Nothing traps with a contradictory schema, but a tab of two activities is reachable in the first
/// of them only. A state can be encoded if the routes are `Codable`.
public protocol NavigationSchema: SendableMetatype {
    /// A group of tabs. The default is for an app that has one group.
    associatedtype Activity: Hashable & Codable & Sendable = ActivityID
    /// A tab. It is encoded with the state, so a tab keeps its name when others are added.
    associatedtype Tab: Hashable & Codable & Sendable
    /// A screen with the values that it shows, such as `product(12)`. Equal routes are the same screen.
    associatedtype Route: Hashable & Sendable

    /// The app's activities, in their order.
    static var activities: [Activity] { get }
    /// Returns an activity's tabs, in the order of its tab bar.
    static func tabs(of activity: Activity) -> [Tab]
    /// Returns the activity whose tab bar has the tab.
    static func activity(of tab: Tab) -> Activity
    /// Returns the tab that an activity begins with.
    static func defaultTab(of activity: Activity) -> Tab
    /// Returns the screen at the bottom of a tab's stack.
    static func root(of tab: Tab) -> Route
}

extension ActivityID {
    /// The only activity of an app without activities.
    public static var only: ActivityID { "only" }
}

extension NavigationSchema where Activity == ActivityID {
    /// The only activity.
    public static var activities: [ActivityID] { [.only] }
    /// Returns the only activity.
    public static func activity(of tab: Tab) -> ActivityID { .only }
}

extension NavigationSchema where Activity == ActivityID, Tab: CaseIterable {
    /// Returns all tabs, in the order of their cases.
    public static func tabs(of activity: ActivityID) -> [Tab] { Array(Tab.allCases) }
    /// Returns the first tab. An enum with a value has a case.
    public static func defaultTab(of activity: ActivityID) -> Tab { Tab.allCases[Tab.allCases.startIndex] }
}

extension Navigator where Schema.Activity == ActivityID {
    /// Creates the navigator of an app without activities, with every tab at its root.
    ///
    /// - Parameters:
    ///   - schema: The app's tabs.
    ///   - guards: The guards, in the order in which they are asked.
    ///   - observers: The observers, in the order in which they are notified.
    public convenience init(
        tabs schema: Schema.Type = Schema.self, guards: [NavigationGuard<Schema>] = [],
        observers: [any NavigationObserver<Schema>] = []
    ) {
        self.init(NavigationState(activity: .only, nextModalID: .random()), guards: guards, observers: observers)
    }
}

/// A schema with the declarations of each screen: where it belongs, and how it is shown.
///
/// The app's generated navigation conforms to it. URLs and stored states use the names of activities and tabs.
public protocol RouteSchema: NavigationSchema
where
    Activity: RawRepresentable, Activity.RawValue == String, Tab: RawRepresentable, Tab.RawValue == String,
    Route: Codable
{
    /// Returns the tab of a root screen. `nil` for other screens.
    static func tab(of route: Route) -> Tab?
    /// Returns the activity that a link selects before it shows the screen.
    static func activity(of route: Route) -> Activity
    /// Returns how a screen is shown by default.
    static func transition(of route: Route) -> NavigationType
    /// Returns whether only a signed-in user sees the screen.
    static func requiresAuth(_ route: Route) -> Bool
}

extension Array where Element: Hashable {
    /// The elements that occur again, once for each repetition.
    var repeated: [Element] {
        var seen: Set<Element> = []
        return filter { !seen.insert($0).inserted }
    }
}
