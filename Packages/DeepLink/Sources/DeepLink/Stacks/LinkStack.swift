/// What a link shows, with all that it says of what lies under and over its screen.
///
/// `/orders/7?via=/orders&modal=/help` is the order with the list of orders under it and the help over it.
public struct LinkStack<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The link's own screen.
    public var match: LinkMatch<Route>
    /// The screens that lie under it, from the bottom up.
    public var via: [Route]
    /// The screens that are presented over it, from the bottom up.
    public var modals: [Route]
    /// How the link has its screen come up; nil for what the screen declares.
    public var transition: LinkTransition?

    @inlinable
    public init(
        _ match: LinkMatch<Route>, via: [Route] = [], modals: [Route] = [], transition: LinkTransition? = nil
    ) {
        self.match = match
        self.via = via
        self.modals = modals
        self.transition = transition
    }

    @inlinable public var route: Route { match.route }
    @inlinable public var tab: String? { match.tab }

    /// The most screens that a link names under its own, and the most over it.
    @inlinable public static var limit: Int { 16 }
}
