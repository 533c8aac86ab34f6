import RoutePatterns

/// What a table is made of, without the routes: all that is checked about it.
@usableFromInline
struct LinkPlan {
    /// A kind of link, without its route.
    @usableFromInline
    struct Kind {
        var pattern: String
        var tab: String?

        @usableFromInline
        init(pattern: String, tab: String?) {
            self.pattern = pattern
            self.tab = tab
        }
    }

    @usableFromInline let matcher: LinkMatcher
    /// The tabs of the entries that are roots.
    @usableFromInline let tabsOfRoots: [Int: String]

    @usableFromInline
    init(
        _ entries: [Kind], tabs: [LinkTab], home: String?, seed: UInt64
    ) throws(LinkTableError) {
        var patterns: [RoutePattern] = []
        patterns.reserveCapacity(entries.count)
        for entry in entries {
            do throws(RoutePatternError) {
                patterns.append(try RoutePattern(entry.pattern))
            } catch {
                throw .badPattern(error.text, reason: error.reason)
            }
        }
        let automaton = try Self.automaton(patterns)
        tabsOfRoots = try Self.tabsOfRoots(tabs, patterns)
        let identifiers = Set(tabs.map(\.identifier))
        for entry in entries {
            guard let tab = entry.tab, !identifiers.contains(tab) else { continue }
            throw .unknownTab(tab, pattern: entry.pattern)
        }
        matcher = LinkMatcher(automaton, tabs: tabs, home: try Self.home(home, patterns), seed: seed)
    }
}

extension LinkPlan {
    private static func automaton(_ patterns: [RoutePattern]) throws(LinkTableError) -> RouteAutomaton {
        let automaton: RouteAutomaton
        do throws(RouteConflict) {
            automaton = try RouteAutomaton(patterns)
        } catch {
            throw LinkTableError(error, patterns)
        }
        if let first = automaton.unreachable.first { throw LinkTableError(first, patterns) }
        return automaton
    }

    private static func home(_ home: String?, _ patterns: [RoutePattern]) throws(LinkTableError) -> Int? {
        guard let home else { return nil }
        guard let entry = patterns.firstIndex(where: { $0.isNamed(home) }) else { throw .unknownHome(home) }
        guard !patterns[entry].hasPathParameters else { throw .parameterisedHome(home) }
        return entry
    }

    /// The tab of each entry that is the root of one.
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
            guard !patterns[root].hasPathParameters else { throw .parameterisedTabRoot(tab.root, tab: tab.identifier) }
            if let other = result.updateValue(tab.identifier, forKey: root) {
                throw .sharedTabRoot(tab.root, tabs: [other, tab.identifier])
            }
        }
        return result
    }
}

extension RoutePattern {
    /// Whether this text means the pattern, with its query or without.
    fileprivate func isNamed(_ other: String) -> Bool {
        guard text.utf8.starts(with: other.utf8) else { return false }
        return text.utf8.count == other.utf8.count || text.utf8.dropFirst(other.utf8.count).first == LinkBytes.question
    }
}
