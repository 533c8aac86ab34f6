public import FlowKit

/// A tab that links can name: `?tab=bag`.
public struct LinkTab: Hashable, Sendable {
    public let identifier: String
    /// The pattern of the tab's root screen. It has no values in its path.
    public let root: String

    public init(_ identifier: String, root: String) {
        self.identifier = identifier
        self.root = root
    }

    /// Creates the tab of a view model's screen. Returns `nil` if the screen isn't the root of a tab.
    public init?(_ config: RouteConfig) {
        guard let tab = config.tab else { return nil }
        self.init(tab.identifier, root: config.path)
    }
}

/// All links of an app: the route and the tab of each URL. A table is immutable.
public struct LinkTable<Route: Hashable & Sendable>: Sendable {
    /// Returns the index of the entry that prints a route. Returns `nil` if no entry prints it.
    public typealias EntryOfRoute = @Sendable (Route) -> Int?

    /// All entries in the given order. Those of a tab's root belong to the tab.
    public let entries: [LinkEntry<Route>]
    /// All tabs that links can name.
    public var tabs: [LinkTab] { index.tabs }

    let index: LinkIndex
    let entryOfRoute: EntryOfRoute?

    /// Creates a table, and checks that every link in it can be reached.
    ///
    /// - Parameters:
    ///   - entries: All kinds of links.
    ///   - tabs: The tabs that links and entries can name.
    ///   - home: The pattern of the entry for the path `/`.
    ///   - entryOfRoute: Returns the entry that prints a route, for example with a `switch`. Without it, the first entry
    ///     that prints the route is used.
    /// - Throws: ``LinkTableError`` for a mistake in the app's declarations.
    /// - Complexity: O(*n*) in the length of all patterns.
    public init(
        _ entries: [LinkEntry<Route>], tabs: [LinkTab] = [], home: String? = nil, entryOfRoute: EntryOfRoute? = nil
    ) throws(LinkTableError) {
        let index = try LinkIndex(entries.map { ($0.pattern, $0.tab) }, tabs: tabs, home: home)
        self.entries = zip(entries, index.kinds).map { entry, kind in
            LinkEntry(entry.pattern, tab: kind.tab, parse: entry.parse, print: entry.print)
        }
        self.index = index
        self.entryOfRoute = entryOfRoute
    }
}
