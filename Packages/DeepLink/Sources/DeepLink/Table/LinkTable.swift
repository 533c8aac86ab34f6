/// All links of an app: which URL shows which route, in which tab. It never changes.
public struct LinkTable<Route: Hashable & Sendable>: Sendable {
    /// The index of the entry that prints a route; nil for a route that none prints.
    public typealias EntryOfRoute = @Sendable (Route) -> Int?

    /// All entries, in the order in which they were given. Those that are the root of a tab belong to it.
    public let entries: [LinkEntry<Route>]
    /// All tabs that links can name.
    public let tabs: [LinkTab]

    @usableFromInline let matcher: LinkMatcher
    @usableFromInline let entryOfRoute: EntryOfRoute?

    /// Makes the table and checks that every link in it can be reached.
    ///
    /// - Parameters:
    ///   - entries: All kinds of links.
    ///   - tabs: The tabs that links and entries can name.
    ///   - home: The pattern of the entry that the path `/` shows.
    ///   - seed: Decides where segments stand in memory. Another one in each process, unless it is given.
    ///   - entryOfRoute: Tells which entry prints a route, by its index, best by a `switch`. Without it, all entries are
    ///     asked, one after the other, and the first that prints a route does.
    /// - Throws: ``LinkTableError`` for what can't work: it is a mistake in the app, not in a link.
    /// - Complexity: O(*n*) in the number of segments of all patterns, unless many patterns fit the same paths.
    @inlinable
    public init(
        _ entries: [LinkEntry<Route>], tabs: [LinkTab] = [], home: String? = nil,
        seed: UInt64 = .random(in: .min ... .max), entryOfRoute: EntryOfRoute? = nil
    ) throws(LinkTableError) {
        self.tabs = tabs
        self.entryOfRoute = entryOfRoute
        var kinds: [LinkPlan.Kind] = []
        kinds.reserveCapacity(entries.count)
        for entry in entries { kinds.append(LinkPlan.Kind(pattern: entry.pattern, tab: entry.tab)) }
        let plan = try LinkPlan(kinds, tabs: tabs, home: home, seed: seed)
        matcher = plan.matcher
        var entries = entries
        for (entry, tab) in plan.tabsOfRoots { entries[entry] = entries[entry].shown(in: tab) }
        self.entries = entries
    }
}
