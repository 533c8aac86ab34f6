/// Where a screen lives: its activity, its URL, and the tab it is the root of, if it is one.
public struct RouteConfig: Hashable, Sendable {
    public let activity: ActivityID
    public let tab: TabConfig?
    /// The pattern of the screen's URL: `/products/:id`, with `:name` for a value that the route carries.
    public let path: String
    /// Whether only a signed-in user sees the screen.
    public let requiresAuth: Bool

    public init(activity: ActivityID, tab: TabConfig? = nil, path: String, requiresAuth: Bool = false) {
        self.activity = activity
        self.tab = tab
        self.path = path
        self.requiresAuth = requiresAuth
    }
}
