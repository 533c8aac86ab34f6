/// What a link shows.
public struct LinkMatch<Route: Hashable & Sendable>: Hashable, Sendable {
    public var route: Route
    /// The tab to show it in: the one that the link names, otherwise the entry's own; nil when there is neither.
    public var tab: String?
    /// The pattern of the entry that the link fits.
    public var pattern: String

    @inlinable
    public init(route: Route, tab: String? = nil, pattern: String) {
        self.route = route
        self.tab = tab
        self.pattern = pattern
    }
}
