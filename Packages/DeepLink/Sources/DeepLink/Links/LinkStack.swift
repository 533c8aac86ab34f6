public import FlowKit

/// The screens that a link shows: its own, those below it, and those over it.
///
/// `/orders/7?via=/orders&modal=/help` is the order with the list of orders below it and the help over it.
public struct LinkStack<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The link's own screen.
    public var match: LinkMatch<Route>
    /// The screens below it, from the bottom up.
    public var via: [Route]
    /// The screens that are presented over it, from the bottom up.
    public var modals: [Route]
    /// The way the link's own screen appears: `?as=sheet`. `nil` if it appears as it declares.
    public var transition: NavigationType?

    public init(
        _ match: LinkMatch<Route>, via: [Route] = [], modals: [Route] = [], transition: NavigationType? = nil
    ) {
        self.match = match
        self.via = via
        self.modals = modals
        self.transition = transition
    }

    public var route: Route { match.route }
    public var tab: String? { match.tab }

    /// The maximum number of screens below the link's own, and of screens over it.
    public static var limit: Int { 16 }
}
