public import RoutePatterns

/// A mistake in the app's declarations, because of which a table of links can't be created.
public enum LinkTableError: Error, Hashable, Sendable {
    case badPattern(String, reason: String)
    /// Patterns can't be used together. The conflict refers to the patterns by their indices.
    case conflict(RouteConflict, patterns: [String])
    /// An entry belongs to a tab that isn't in the table.
    case unknownTab(String, pattern: String)
    case duplicateTab(String)
    /// No entry has the pattern of a tab's root.
    case unknownTabRoot(String, tab: String)
    /// A tab's root has values in its path, so the tab can't show it without a link.
    case parameterizedTabRoot(String, tab: String)
    /// Two tabs have the same root, so a link to it is ambiguous.
    case sharedTabRoot(String, tabs: [String])
    /// No entry has the pattern of the home.
    case unknownHome(String)
    /// The home has values in its path, which `/` doesn't have.
    case parameterizedHome(String)
}

extension LinkTableError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .badPattern(let pattern, let reason):
            "The pattern \"\(pattern)\" can't be used: \(reason). Write it like \"/products/:id?color&size\"."
        case .conflict(let conflict, let patterns): Self.text(conflict, patterns)
        case .unknownTab(let tab, let pattern):
            "The entry \"\(pattern)\" belongs to the tab \"\(tab)\", which is not in the table. Add the tab, or leave "
                + "it out of the entry."
        case .duplicateTab(let tab):
            "Two tabs are named \"\(tab)\". Give one of them another identifier."
        case .unknownTabRoot(let root, let tab):
            "The root of the tab \"\(tab)\" is \"\(root)\", which is the pattern of no entry. Add an entry for it."
        case .parameterizedTabRoot(let root, let tab):
            "The root of the tab \"\(tab)\" is \"\(root)\", but a root has no values in its path: the tab shows it "
                + "without a link. Use a pattern without \":\"."
        case .sharedTabRoot(let root, let tabs):
            "The tabs \(tabs.map { "\"\($0)\"" }.joined(separator: " and ")) have one root, \"\(root)\". Give each a "
                + "root of its own."
        case .unknownHome(let home):
            "The home is \"\(home)\", which is the pattern of no entry. Add an entry for it."
        case .parameterizedHome(let home):
            "The home is \"\(home)\", but \"/\" holds no values for its path. Use a pattern without \":\"."
        }
    }

    private static func text(_ conflict: RouteConflict, _ patterns: [String]) -> String {
        func quoted(_ index: Int) -> String { "\"\(patterns.indices.contains(index) ? patterns[index] : "?")\"" }
        return switch conflict {
        case .equal(_, let second):
            "Two entries have the path of \(quoted(second)). Give one of them another path."
        case .indistinguishable(let first, let second):
            "No link reaches \(quoted(second)), because \(quoted(first)) takes all of them. Give one of them another "
                + "path."
        case .unreachable(let pattern, let others):
            "No link reaches \(quoted(pattern)), because \(others.map(quoted).joined(separator: " and ")) take all of "
                + "them. Give it another path."
        }
    }
}
