public import FlowKit

/// One kind of link: its pattern, and how its values become a route and come from one.
///
/// ```swift
/// LinkEntry<AppRoute>("/products/:id?color") { values throws(LinkValueError) in
///     .productDetails(try values.value(0), color: try values.optionalValue(1))
/// } print: { route, link in
///     guard case .productDetails(let id, let color) = route else { return false }
///     link.write(id)
///     link.write(color)
///     return true
/// }
/// ```
///
/// Values are counted as they stand in the pattern, those in the path first.
public struct LinkEntry<Route: Hashable & Sendable>: Sendable {
    /// Makes the route from the link's values.
    public typealias Parse = @Sendable (borrowing LinkValues) throws(LinkValueError) -> Route
    /// Writes the values of a route; false for a route that is not of this kind.
    public typealias Print = @Sendable (Route, inout LinkWriter) -> Bool

    /// A path with `:name` for a value in it, and the names of its optional values: `/products?category&q`.
    public let pattern: String
    /// The tab in which the screen is shown when the link names none.
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

    /// The kind of link to a view model's screen.
    public init(_ config: RouteConfig, parse: @escaping Parse, print: @escaping Print) {
        self.init(config.path, tab: config.tab?.identifier, parse: parse, print: print)
    }

    /// The link to a screen without values.
    public init(_ pattern: String, tab: String? = nil, route: Route) {
        self.init(pattern, tab: tab) { _ in
            route
        } print: { other, _ in
            other == route
        }
    }

    /// The same entry, which belongs to a tab if it names no other.
    @usableFromInline
    func shown(in other: String) -> LinkEntry { LinkEntry(pattern, tab: tab ?? other, parse: parse, print: print) }
}
