/// Where a screen lives: its activity, its URL, and the tab it is the root of, if it is one.
///
/// A generator reads it from the source when the app is built, so it is written with literals.
public struct RouteConfig: Hashable, Sendable {
    public let activity: ActivityID
    public let tab: TabConfig?
    /// The pattern of the screen's URL: `/products/:id`, with `:name` for a value that the route carries.
    public let path: String
    /// Whether only a signed-in user sees the screen.
    public let requiresAuth: Bool
    /// How the screen comes up.
    public let transition: RouteTransition

    public init(
        activity: ActivityID, tab: TabConfig? = nil, path: String, requiresAuth: Bool = false,
        transition: RouteTransition = .push
    ) {
        self.activity = activity
        self.tab = tab
        self.path = path
        self.requiresAuth = requiresAuth
        self.transition = transition
    }
}
