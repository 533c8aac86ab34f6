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
