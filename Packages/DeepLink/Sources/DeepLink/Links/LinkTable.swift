import RoutePatterns

/// A kind of link: its pattern, and the conversion between its values and a route.
///
/// ```swift
/// LinkEntry<AppRoute>("/products/:id?color") { values throws(DeepLinkRefusal) in
///     .productDetails(try values.value(0, .text), color: values.optionalValue(1, .text))
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
    let pattern: String
    let aliases: [String]
    let tab: String?
    let parse: @Sendable (inout LinkValues) throws(DeepLinkRefusal) -> Route
    let print: @Sendable (Route, inout LinkWriter) -> Bool

    /// - Parameters:
    ///   - pattern: The path with its values, and the names of the optional values in the query: `/products/:id?color`.
    ///   - aliases: Older paths of the screen, which are read and never printed. They have the same values in their path,
    ///     in any order, and no query: `/product/:id`.
    ///   - tab: The tab of a link that names none.
    ///   - parse: Creates the route from the link's values.
    ///   - print: Writes the values of a route. Returns `false` for a route of another kind.
    public init(
        _ pattern: String, aliases: [String] = [], tab: String? = nil,
        parse: @escaping @Sendable (inout LinkValues) throws(DeepLinkRefusal) -> Route,
        print: @escaping @Sendable (Route, inout LinkWriter) -> Bool
    ) {
        self.pattern = pattern
        self.aliases = aliases
        self.tab = tab
        self.parse = parse
        self.print = print
    }

    /// Creates the link to a screen without values.
    public init(_ pattern: String, aliases: [String] = [], tab: String? = nil, route: Route) {
        self.init(pattern, aliases: aliases, tab: tab) { _ in
            route
        } print: { other, _ in
            other == route
        }
    }
}

/// A tab that links can name: `?tab=bag`.
public struct LinkTab: Hashable, Sendable {
    /// The name in links, which are public: a tab keeps it when others are added.
    public let identifier: String
    /// The pattern of the tab's root screen. It has no values in its path.
    public let root: String

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - identifier: The name in links.
    ///   - root: The pattern of the tab's root screen, which has no values in its path.
    public init(_ identifier: String, root: String) {
        self.identifier = identifier
        self.root = root
    }
}

/// All links of an app: the route and the tab of each URL. A table is immutable.
public struct LinkTable<Route: Hashable & Sendable>: Sendable {
    let entries: [LinkEntry<Route>]
    /// The tabs of links that name none, by entry.
    let tabsOfEntries: [String?]
    let tabs: Set<String>
    let entryOfRoute: (@Sendable (Route) -> Int?)?
    /// Finds the pattern of a path. The patterns of the entries precede the aliases.
    let matcher: RouteMatcher
    /// The entry of each pattern of the matcher.
    let entriesOfPatterns: [Int]

    /// Creates a table, and checks that every link in it can be reached.
    ///
    /// - Parameters:
    ///   - entries: All kinds of links.
    ///   - tabs: The tabs that links and entries can name.
    ///   - home: The pattern of the entry for the path `/`.
    ///   - entryOfRoute: Returns the index of the entry that prints a route, for example with a `switch`. Without it, the
    ///     first entry that prints the route is used.
    /// - Throws: ``LinkTableError`` for a mistake in the app's declarations.
    /// - Complexity: O(*n*) in the length of all patterns.
    public init(
        _ entries: [LinkEntry<Route>], tabs: [LinkTab] = [], home: String? = nil,
        entryOfRoute: (@Sendable (Route) -> Int?)? = nil
    ) throws(LinkTableError) {
        var patterns = try entries.map { entry throws(LinkTableError) in try Self.pattern(entry.pattern) }
        let tabsOfRoots = try Self.tabsOfRoots(tabs, patterns)
        let home = try home.map { home throws(LinkTableError) in try Self.root(home, of: "The home", patterns) }
        var entriesOfPatterns = Array(entries.indices)
        for (index, entry) in entries.enumerated() {
            for text in entry.aliases {
                let alias = try Self.pattern(text)
                guard alias.isAlias(of: patterns[index]) else {
                    throw LinkTableError(
                        "The alias \"\(text)\" can't be used: its values aren't those in the path of \"\(entry.pattern)\". Write "
                            + "each of them once, and no query.")
                }
                patterns.append(alias)
                entriesOfPatterns.append(index)
            }
        }
        if let conflict = RouteConflict.all(in: patterns).first {
            throw LinkTableError(conflict, of: patterns.map(\.text))
        }
        let identifiers = Set(tabs.map(\.identifier))
        for entry in entries {
            guard let tab = entry.tab, !identifiers.contains(tab) else { continue }
            throw LinkTableError(
                "The entry \"\(entry.pattern)\" belongs to the tab \"\(tab)\", which is not in the table. Add the tab, or leave "
                    + "it out of the entry.")
        }
        self.entries = entries
        tabsOfEntries = entries.enumerated().map { $1.tab ?? tabsOfRoots[$0] }
        self.tabs = identifiers
        self.entryOfRoute = entryOfRoute
        matcher = RouteMatcher(patterns, home: home)
        self.entriesOfPatterns = entriesOfPatterns
    }

    private static func pattern(_ text: String) throws(LinkTableError) -> RoutePattern {
        do throws(RoutePatternError) {
            return try RoutePattern(text)
        } catch {
            throw LinkTableError(error.description)
        }
    }

    /// Returns the pattern of a tab's root or the home.
    private static func root(
        _ root: String, of owner: String, _ patterns: [RoutePattern]
    ) throws(LinkTableError) -> Int {
        // A pattern is named with its query or without.
        let named = patterns.firstIndex { [$0.text, $0.path].contains { $0.utf8.elementsEqual(root.utf8) } }
        guard let index = named else {
            throw LinkTableError("\(owner) is \"\(root)\", which is the pattern of no entry. Add an entry for it.")
        }
        guard !patterns[index].hasPathParameters else {
            throw LinkTableError(
                "\(owner) is \"\(root)\", but is shown without a link that has the values of its path. Use a pattern "
                    + "without \":\".")
        }
        return index
    }

    /// Returns the tabs of the patterns that are roots.
    private static func tabsOfRoots(
        _ tabs: [LinkTab], _ patterns: [RoutePattern]
    ) throws(LinkTableError) -> [Int: String] {
        var result: [Int: String] = [:]
        var identifiers: Set<String> = []
        for tab in tabs {
            guard identifiers.insert(tab.identifier).inserted else {
                throw LinkTableError("Two tabs are named \"\(tab.identifier)\". Give one of them another identifier.")
            }
            let root = try root(tab.root, of: "The root of the tab \"\(tab.identifier)\"", patterns)
            if let other = result.updateValue(tab.identifier, forKey: root) {
                throw LinkTableError(
                    "The tabs \"\(other)\" and \"\(tab.identifier)\" have one root, \"\(tab.root)\". Give each a root of its "
                        + "own.")
            }
        }
        return result
    }
}

/// A mistake in the app's declarations, because of which a table of links can't be created.
public struct LinkTableError: Error, Hashable, CustomStringConvertible {
    /// The mistake and its correction.
    public let description: String

    init(_ description: String) { self.description = description }

    fileprivate init(_ conflict: RouteConflict, of patterns: [String]) {
        func quoted(_ index: Int) -> String { "\"\(patterns[index])\"" }
        switch conflict {
        case .equal(_, let second):
            self.init("Two entries have the path of \(quoted(second)). Give one of them another path.")
        case .indistinguishable(let first, let second):
            self.init(
                "No link reaches \(quoted(second)), because \(quoted(first)) takes all of them. Give it another path.")
        case .unreachable(let pattern, let others):
            let names = others.map(quoted).joined(separator: " and ")
            self.init("No link reaches \(quoted(pattern)), because \(names) take all of them. Give it another path.")
        }
    }
}
