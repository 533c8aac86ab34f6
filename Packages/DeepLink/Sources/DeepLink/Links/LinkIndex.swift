import RoutePatterns

/// A kind of link, without the type of its routes.
final class LinkKind: Sendable {
    let pattern: RoutePattern
    /// The tab of links that name none.
    let tab: String?

    init(_ pattern: RoutePattern, tab: String?) {
        self.pattern = pattern
        self.tab = tab
    }
}

/// The part of a table that doesn't depend on the type of its routes: it finds the kind of a link.
struct LinkIndex: Sendable {
    let kinds: [LinkKind]
    let tabs: [LinkTab]
    private let matcher: RouteMatcher
    /// The kind of link that the path `/` shows.
    private let home: Int?

    init(
        _ entries: [(pattern: String, tab: String?)], tabs: [LinkTab], home: String?
    ) throws(LinkTableError) {
        var patterns: [RoutePattern] = []
        for entry in entries {
            do throws(RoutePatternError) {
                patterns.append(try RoutePattern(entry.pattern))
            } catch {
                throw .badPattern(error.text, reason: error.reason)
            }
        }
        if let conflict = RouteConflict.all(in: patterns).first {
            throw .conflict(conflict, patterns: patterns.map(\.text))
        }
        let tabsOfRoots = try Self.tabsOfRoots(tabs, patterns)
        let identifiers = Set(tabs.map(\.identifier))
        for entry in entries {
            guard let tab = entry.tab, !identifiers.contains(tab) else { continue }
            throw .unknownTab(tab, pattern: entry.pattern)
        }
        kinds = patterns.indices.map { LinkKind(patterns[$0], tab: entries[$0].tab ?? tabsOfRoots[$0]) }
        matcher = RouteMatcher(patterns)
        self.tabs = tabs
        self.home = try Self.home(home, patterns)
    }

    /// Returns the kind of link for the decoded segments of a path.
    func kind(of path: [ArraySlice<UInt8>]) -> Int? { matcher.pattern(for: path) ?? (path.isEmpty ? home : nil) }

    private static func home(_ home: String?, _ patterns: [RoutePattern]) throws(LinkTableError) -> Int? {
        guard let home else { return nil }
        guard let kind = patterns.firstIndex(where: { $0.isNamed(home) }) else { throw .unknownHome(home) }
        guard !patterns[kind].hasPathParameters else { throw .parameterizedHome(home) }
        return kind
    }

    /// Returns the tabs of the patterns that are roots.
    private static func tabsOfRoots(
        _ tabs: [LinkTab], _ patterns: [RoutePattern]
    ) throws(LinkTableError) -> [Int: String] {
        var result: [Int: String] = [:]
        var identifiers: Set<String> = []
        for tab in tabs {
            guard identifiers.insert(tab.identifier).inserted else { throw .duplicateTab(tab.identifier) }
            guard let root = patterns.firstIndex(where: { $0.isNamed(tab.root) }) else {
                throw .unknownTabRoot(tab.root, tab: tab.identifier)
            }
            guard !patterns[root].hasPathParameters else { throw .parameterizedTabRoot(tab.root, tab: tab.identifier) }
            if let other = result.updateValue(tab.identifier, forKey: root) {
                throw .sharedTabRoot(tab.root, tabs: [other, tab.identifier])
            }
        }
        return result
    }
}

extension RoutePattern {
    /// Returns whether a text is the pattern, with its query or without.
    fileprivate func isNamed(_ other: String) -> Bool {
        text.utf8.elementsEqual(other.utf8) || path.utf8.elementsEqual(other.utf8)
    }
}
