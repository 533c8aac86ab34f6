/// All links of an app: which URL shows which route, in which tab. It never changes.
public struct LinkTable<Route: Hashable & Sendable>: Sendable {
    /// All entries, in the order in which they were given.
    public let entries: [LinkEntry<Route>]
    /// All tabs that links can name.
    public let tabs: [LinkTab]

    let patterns: [LinkPattern]
    let automaton: LinkAutomaton
    /// The entry that `/` shows.
    let homeEntry: Int?
    private let tabsByRoot: [String: String]

    /// Makes the table and checks that every link in it can be reached.
    ///
    /// - Parameters:
    ///   - entries: All kinds of links. Their order matters only for printing: the first that prints a route does.
    ///   - tabs: The tabs that links and entries can name.
    ///   - home: The pattern of the entry that the path `/` shows.
    /// - Throws: ``LinkTableError`` for what can't work: it is a mistake in the app, not in a link.
    public init(
        _ entries: [LinkEntry<Route>], tabs: [LinkTab] = [], home: String? = nil
    ) throws(LinkTableError) {
        self.entries = entries
        self.tabs = tabs
        var patterns: [LinkPattern] = []
        for entry in entries { patterns.append(try LinkPattern(entry.pattern)) }
        self.patterns = patterns
        automaton = try LinkAutomaton(patterns)
        tabsByRoot = try Self.tabsByRoot(tabs, patterns)
        for entry in entries {
            guard let tab = entry.tab, !tabs.contains(where: { $0.identifier == tab }) else { continue }
            throw .unknownTab(tab, pattern: entry.pattern)
        }
        homeEntry = try home.map { home throws(LinkTableError) in
            guard let entry = patterns.firstIndex(where: { $0.isNamed(home) }) else { throw .unknownHome(home) }
            guard patterns[entry].parameters.isEmpty else { throw .parameterisedHome(home) }
            return entry
        }
    }

    /// Finds the entry of a path. O(*n*) in the length of the path.
    func entry(for segments: [String]) -> Int? {
        automaton.entry(for: segments) ?? (segments.isEmpty ? homeEntry : nil)
    }

    /// The tab in which an entry's screen is shown when a link names none.
    func tab(ofEntry entry: Int) -> String? {
        entries[entry].tab ?? tabsByRoot[patterns[entry].path]
    }
}

extension LinkTable {
    private static func tabsByRoot(
        _ tabs: [LinkTab], _ patterns: [LinkPattern]
    ) throws(LinkTableError) -> [String: String] {
        var result: [String: String] = [:]
        var identifiers: Set<String> = []
        for tab in tabs {
            guard identifiers.insert(tab.identifier).inserted else { throw .duplicateTab(tab.identifier) }
            guard let root = patterns.first(where: { $0.isNamed(tab.root) }) else {
                throw .unknownTabRoot(tab.root, tab: tab.identifier)
            }
            guard root.parameters.isEmpty else { throw .parameterisedTabRoot(tab.root, tab: tab.identifier) }
            if let other = result.updateValue(tab.identifier, forKey: root.path) {
                throw .sharedTabRoot(tab.root, tabs: [other, tab.identifier])
            }
        }
        return result
    }
}

extension LinkPattern {
    /// Whether this text means the pattern, with its query or without.
    func isNamed(_ other: String) -> Bool { text == other || path == other }
}
