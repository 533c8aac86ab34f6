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
    /// The transition of the link's own screen. `nil` for the transition that the screen declares.
    public var transition: LinkTransition?

    public init(
        _ match: LinkMatch<Route>, via: [Route] = [], modals: [Route] = [], transition: LinkTransition? = nil
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

/// The transition of a link's screen: `?as=sheet`. Without it, the screen appears as it declares.
public enum LinkTransition: String, CaseIterable, Hashable, Codable, Sendable {
    /// Pushes the screen.
    case push
    /// Presents the screen as a sheet.
    case sheet
    /// Presents the screen as a full-screen cover.
    case cover
    /// Replaces the root of the tab.
    case root

    /// The transition that a screen declares.
    public init(_ transition: RouteTransition) {
        self =
            switch transition {
            case .push: .push
            case .sheet: .sheet
            case .fullScreenCover: .cover
            }
    }
}
