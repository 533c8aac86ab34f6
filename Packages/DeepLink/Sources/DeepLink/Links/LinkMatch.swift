/// The screen that a link shows.
public struct LinkMatch<Route: Hashable & Sendable>: Hashable, Sendable {
    public var route: Route
    /// The tab that the link names, or else the tab of the entry. `nil` if there is neither.
    public var tab: String?
    /// The pattern of the link's entry.
    public var pattern: String

    public init(route: Route, tab: String? = nil, pattern: String) {
        self.route = route
        self.tab = tab
        self.pattern = pattern
    }
}
