/// Which activities and tabs an app has, and the screen that each tab begins with.
///
/// The app's generated `Activity`, `Tab` and `AppRoute` say all of it:
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
/// It answers the same each time it is asked. ``problems()`` says what does not fit together.
public protocol NavigationSchema: SendableMetatype {
    associatedtype Activity: Hashable & Codable & Sendable
    associatedtype Tab: Hashable & Codable & Sendable
    associatedtype Route: Hashable & Codable & Sendable

    /// The app's activities, in their order.
    static var activities: [Activity] { get }
    /// An activity's tabs, in the order of its bar.
    static func tabs(of activity: Activity) -> [Tab]
    static func activity(of tab: Tab) -> Activity
    /// The tab that an activity begins with.
    static func defaultTab(of activity: Activity) -> Tab
    /// The screen at the bottom of a tab's stack.
    static func root(of tab: Tab) -> Route
}

/// A schema that also knows of each screen where it lives and how it comes up: what its view model declares.
///
/// The app's generated navigation is one. Activities and tabs have names that URLs and stored states use.
public protocol RouteSchema: NavigationSchema
where Activity: RawRepresentable, Activity.RawValue == String, Tab: RawRepresentable, Tab.RawValue == String {
    /// The tab whose root screen it is; nil for a screen that is no tab's root.
    static func tab(of route: Route) -> Tab?
    static func activity(of route: Route) -> Activity
    /// How the screen comes up when nobody says otherwise.
    static func transition(of route: Route) -> RouteTransition
    /// Whether only a signed-in user sees the screen.
    static func requiresAuth(_ route: Route) -> Bool
}

extension NavigationSchema {
    /// What does not fit together in this schema; empty for a good one. For an app's tests.
    ///
    /// Nothing traps with a bad schema, but a tab that two activities claim can be reached in the first of them only.
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
    /// What is there more than once, each time again.
    var repeated: [Element] {
        var seen: Set<Element> = []
        return filter { !seen.insert($0).inserted }
    }

    /// Each element once, where it is first.
    var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
