public import FlowKit

/// A kind of link: its pattern, and the conversion between its values and a route.
///
/// ```swift
/// LinkEntry<AppRoute>("/products/:id?color") { values throws(LinkValueError) in
///     .productDetails(try values.value(0, .text), color: try values.optionalValue(1, .text))
/// } print: { route, link in
///     guard case .productDetails(let id, let color) = route else { return false }
///     link.write(id, .text)
///     link.write(color, .text)
///     return true
/// }
/// ```
///
/// Values are identified by their index in the pattern: those in the path, then those in the query.
public struct LinkEntry<Route: Hashable & Sendable>: Sendable {
    /// Creates the route from the link's values.
    public typealias Parse = @Sendable (LinkValues) throws(LinkValueError) -> Route
    /// Writes the values of a route. Returns `false` for a route of another kind.
    public typealias Print = @Sendable (Route, inout LinkWriter) -> Bool

    /// The path with its values, and the names of the optional values in the query: `/products/:id?color`.
    public let pattern: String
    /// The tab of a link that names none.
    public let tab: String?
    public let parse: Parse
    public let print: Print

    public init(
        _ pattern: String, tab: String? = nil, parse: @escaping Parse, print: @escaping Print
    ) {
        self.pattern = pattern
        self.tab = tab
        self.parse = parse
        self.print = print
    }

    /// Creates the link to the screen of a view model.
    public init(_ config: RouteConfig, parse: @escaping Parse, print: @escaping Print) {
        self.init(config.path, tab: config.tab?.identifier, parse: parse, print: print)
    }

    /// Creates the link to a screen without values.
    public init(_ pattern: String, tab: String? = nil, route: Route) {
        self.init(pattern, tab: tab) { _ in
            route
        } print: { other, _ in
            other == route
        }
    }
}
