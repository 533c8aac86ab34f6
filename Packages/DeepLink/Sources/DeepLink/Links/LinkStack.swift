public import FlowKit

/// The screens that a link shows: its own, those below it, and those over it.
///
/// `/orders/7?via=/orders&modal=/help` is the order with the list of orders below it and the help over it.
public struct LinkStack<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The link's own screen.
    public var route: Route
    /// The tab that the link names, or else that of the entry of the bottommost screen, or else that of the link's own
    /// entry. `nil` if there is none.
    public var tab: String?
    /// The pattern of the link's entry. Empty for a stack that wasn't read from a link.
    public var pattern: String
    /// The screens below the link's own, from the bottom up.
    public var via: [Route]
    /// The screens that are presented over the link's own, from the bottom up.
    public var modals: [Route]
    /// The way the link's own screen appears: `?as=sheet`. `nil` if it appears as it declares.
    public var transition: NavigationType?
    /// The parameters of the link that can't be read, without which it is opened. Each name is listed once.
    public var ignored: [IgnoredParameter]

    /// Creates the screens of a link, which ``URLRouter`` prints.
    ///
    /// - Parameters:
    ///   - route: The link's own screen.
    ///   - tab: The tab that the link names.
    ///   - pattern: The pattern of the link's entry. Empty for a stack that wasn't read from a link.
    ///   - via: The screens below the link's own, from the bottom up.
    ///   - modals: The screens that are presented over the link's own, from the bottom up.
    ///   - transition: The way the link's own screen appears. `nil` if it appears as it declares.
    ///   - ignored: The parameters that couldn't be read.
    public init(
        _ route: Route, tab: String? = nil, pattern: String = "", via: [Route] = [], modals: [Route] = [],
        transition: NavigationType? = nil, ignored: [IgnoredParameter] = []
    ) {
        self.route = route
        self.tab = tab
        self.pattern = pattern
        self.via = via
        self.modals = modals
        self.transition = transition
        self.ignored = ignored
    }

    /// The maximum number of screens below the link's own, and of screens over it.
    public static var limit: Int { 16 }
}
