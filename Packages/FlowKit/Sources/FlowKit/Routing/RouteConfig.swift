public import FlowLocalization
public import Loading

/// A view model that declares the location of its screen. The app's tabs, links and screens are generated from it.
///
/// ```swift
/// extension ProductDetailsViewModel: Routable {
///     nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/products/:id")
/// }
/// ```
public protocol Routable: SendableMetatype {
    /// The location of the screen. It is constant, and written with literals.
    static var routeConfig: RouteConfig { get }
}

/// The location of a screen: its activity, its URL, and its tab if it is the root of one.
///
/// A generator reads it from the source when the app is built, so it is written with literals.
public struct RouteConfig: Equatable, Sendable {
    /// The activity that links to the screen select.
    public let activity: ActivityID
    /// The tab that the screen is the root of. `nil` for a screen that is pushed or presented.
    public let tab: TabConfig?
    /// The identifier of the tab in which links show the screen: a tab of the same activity, of any feature. By default, it is the
    /// first tab of the screen's feature, or the default tab of its activity.
    public let homeTab: String?
    /// The pattern of the screen's URL: `/products/:id`, with `:name` for a value that the route carries.
    public let path: String
    /// Older paths of the screen, which links may still have: `/product/:id`. They're read and never printed.
    public let aliases: [String]
    /// A Boolean value that indicates whether only a signed-in user sees the screen.
    public let requiresAuth: Bool
    /// The permission that a user needs to see the screen, such as `"purchasing"`. `nil` if every user may see it.
    public let permission: String?
    /// The default way to show the screen.
    public let transition: NavigationType
    /// The animation with which the screen appears.
    public let animation: RouteAnimation
    /// How the screen's content is loaded when the screen is shown. Cached content is always shown first.
    public let fetchPolicy: FetchPolicy
    /// A Boolean value that indicates whether the screen is a tool for developers, which release builds have no route to.
    public let isDebugOnly: Bool

    /// Declares the location of a screen. The generator reports arguments that aren't literals, and a path that another screen has.
    ///
    /// - Parameters:
    ///   - activity: The activity that links to the screen select.
    ///   - tab: The tab that the screen is the root of.
    ///   - homeTab: The identifier of the tab in which links show the screen.
    ///   - path: The pattern of the screen's URL.
    ///   - aliases: Older paths of the screen.
    ///   - requiresAuth: `true` if only a signed-in user sees the screen.
    ///   - permission: The permission that a user needs to see the screen.
    ///   - transition: The default way to show the screen.
    ///   - animation: The animation with which the screen appears.
    ///   - fetchPolicy: How the screen's content is loaded when the screen is shown.
    ///   - isDebugOnly: `true` if release builds have no route to the screen.
    public init(
        activity: ActivityID, tab: TabConfig? = nil, homeTab: String? = nil, path: String, aliases: [String] = [],
        requiresAuth: Bool = false, permission: String? = nil, transition: NavigationType = .push,
        animation: RouteAnimation = .slide, fetchPolicy: FetchPolicy = .cacheFirst, isDebugOnly: Bool = false
    ) {
        self.activity = activity
        self.tab = tab
        self.homeTab = homeTab
        self.path = path
        self.aliases = aliases
        self.requiresAuth = requiresAuth
        self.permission = permission
        self.transition = transition
        self.animation = animation
        self.fetchPolicy = fetchPolicy
        self.isDebugOnly = isDebugOnly
    }
}

/// The animation with which a screen appears, pushed or presented.
public enum RouteAnimation: String, CaseIterable, Hashable, Sendable {
    /// The platform's own: a pushed screen slides in from the side, a presented one from below.
    case slide
    /// The screen replaces what is shown by a cross-fade.
    case fade
    /// The screen grows from the middle.
    case zoom
}

/// The tab that a view model's screen is the root of.
public struct TabConfig: Equatable, Sendable {
    /// Names the tab in URLs (`?tab=bag`) and in stored state. Unique within its activity.
    public let identifier: String
    /// The label of the tab.
    public let title: LocalizedStringResource
    /// The name of a system symbol.
    public let icon: String
    /// The tab's place in the bar, counted from 0. Unique within its activity.
    public let index: Int

    /// Declares a tab.
    ///
    /// - Parameters:
    ///   - identifier: The name in URLs and stored state. Unique within the activity; never change it.
    ///   - title: The label of the tab.
    ///   - icon: The name of a system symbol.
    ///   - index: The tab's place in the bar, counted from 0.
    public init(identifier: String, title: LocalizedStringResource, icon: String, index: Int) {
        self.identifier = identifier
        self.title = title
        self.icon = icon
        self.index = index
    }
}
