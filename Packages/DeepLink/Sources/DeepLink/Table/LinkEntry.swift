public import FlowKit

/// One kind of link: its pattern, and how its values become a route and come from one.
///
/// ```swift
/// LinkEntry<AppRoute>("/products/:id") { values throws(LinkValueError) in
///     .productDetails(try values.value("id"))
/// } print: { route in
///     guard case .productDetails(let id) = route else { return nil }
///     return LinkValues().setting("id", id)
/// }
/// ```
public struct LinkEntry<Route: Hashable & Sendable>: Sendable {
    /// A path with `:name` for a value in it, and the names of its optional values: `/products?category&q`.
    public let pattern: String
    /// The tab in which the screen is shown when the link names none.
    public let tab: String?
    /// Makes the route from the link's values.
    public let parse: @Sendable (LinkValues) throws(LinkValueError) -> Route
    /// The values of a route; nil for a route that is not of this kind.
    public let print: @Sendable (Route) -> LinkValues?

    public init(
        _ pattern: String, tab: String? = nil,
        parse: @escaping @Sendable (LinkValues) throws(LinkValueError) -> Route,
        print: @escaping @Sendable (Route) -> LinkValues?
    ) {
        self.pattern = pattern
        self.tab = tab
        self.parse = parse
        self.print = print
    }

    /// The kind of link to a view model's screen.
    public init(
        _ config: RouteConfig,
        parse: @escaping @Sendable (LinkValues) throws(LinkValueError) -> Route,
        print: @escaping @Sendable (Route) -> LinkValues?
    ) {
        self.init(config.path, tab: config.tab?.identifier, parse: parse, print: print)
    }

    /// The link to a screen without values.
    public init(_ pattern: String, tab: String? = nil, route: Route) {
        self.init(pattern, tab: tab) { _ in
            route
        } print: {
            $0 == route ? LinkValues() : nil
        }
    }
}
