/// The activities and tabs of an app, and the root screen of each tab.
///
/// An app's generated `Activity`, `Tab` and `AppRoute` have all of it:
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
/// The values never change. ``problems()`` returns the contradictions of a schema. A state can be encoded if the routes are
/// `Codable`.
public protocol NavigationSchema: SendableMetatype {
    associatedtype Activity: Hashable & Codable & Sendable
    associatedtype Tab: Hashable & Codable & Sendable
    associatedtype Route: Hashable & Sendable

    /// The app's activities, in their order.
    static var activities: [Activity] { get }
    /// Returns an activity's tabs, in the order of its tab bar.
    static func tabs(of activity: Activity) -> [Tab]
    static func activity(of tab: Tab) -> Activity
    /// Returns the tab that an activity begins with.
    static func defaultTab(of activity: Activity) -> Tab
    /// Returns the screen at the bottom of a tab's stack.
    static func root(of tab: Tab) -> Route
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
    static func activity(of route: Route) -> Activity
    /// Returns how a screen is shown by default.
    static func transition(of route: Route) -> NavigationType
    /// Returns whether only a signed-in user sees the screen.
    static func requiresAuth(_ route: Route) -> Bool
}

extension NavigationSchema {
    /// Returns the contradictions of the schema, for an app's tests.
    ///
    /// Nothing traps with a contradictory schema, but a tab of two activities is reachable in the first of them only.
    public static func problems() -> [String] {
        var problems: [String] = []
        if activities.isEmpty { problems.append("There is no activity.") }
        for activity in activities.repeated { problems.append("The activity \(activity) is listed twice.") }
        for activity in activities { problems += Self.problems(of: activity) }
        for tab in activities.flatMap({ Set(tabs(of: $0)) }).repeated {
            problems.append("The tab \(tab) is listed by two activities.")
        }
        return problems
    }

    private static func problems(of activity: Activity) -> [String] {
        let tabs = tabs(of: activity)
        var problems = tabs.repeated.map { "The activity \(activity) lists the tab \($0) twice." }
        for tab in tabs where Self.activity(of: tab) != activity {
            problems.append(
                "The activity \(activity) lists the tab \(tab), which belongs to \(Self.activity(of: tab)).")
        }
        if !tabs.contains(defaultTab(of: activity)) {
            problems.append(
                "The activity \(activity) begins with the tab \(defaultTab(of: activity)), which it does not list.")
        }
        return problems
    }
}

extension Array where Element: Hashable {
    /// The elements that occur again, once for each repetition.
    var repeated: [Element] {
        var seen: Set<Element> = []
        return filter { !seen.insert($0).inserted }
    }

    /// The elements without repetitions.
    var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
