import RoutePatterns

/// Why a table of links can't be made. A mistake in the app, to be found by its first test.
public enum LinkTableError: Error, Hashable, Sendable {
    case badPattern(String, reason: String)
    /// Two entries have the same path.
    case duplicatePattern(String)
    /// An earlier entry has the same path but for the names of its values, so this one is never reached.
    case shadowedPattern(String, by: String)
    /// Others take all paths of this pattern, which ends in a tail.
    case unreachablePattern(String, by: [String])
    /// An entry is to be shown in a tab that is not there.
    case unknownTab(String, pattern: String)
    case duplicateTab(String)
    /// A tab's root is the pattern of no entry.
    case unknownTabRoot(String, tab: String)
    /// A tab's root has values in its path: the tab could not show it by itself.
    case parameterisedTabRoot(String, tab: String)
    /// Two tabs have one root: a link to it could mean either.
    case sharedTabRoot(String, tabs: [String])
    /// The home is the pattern of no entry.
    case unknownHome(String)
    /// The home has values in its path: `/` does not say which.
    case parameterisedHome(String)
    /// So many patterns fit the same paths that the table would become too large.
    case tooAmbiguous(limit: Int)
}

extension LinkTableError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .badPattern(let pattern, let reason):
            "The pattern \"\(pattern)\" can't be used: \(reason). Write it like \"/products/:id?color&size\"."
        case .duplicatePattern(let pattern):
            "Two entries have the path of \"\(pattern)\". Give one of them another path."
        case .shadowedPattern(let pattern, let other):
            "No link reaches \"\(pattern)\", because \"\(other)\" takes all of them. Give one of them another path."
        case .unreachablePattern(let pattern, let others):
            "No link reaches \"\(pattern)\", because \(others.map { "\"\($0)\"" }.joined(separator: " and ")) take all "
                + "of them. Give it another path."
        case .unknownTab(let tab, let pattern):
            "The entry \"\(pattern)\" belongs to the tab \"\(tab)\", which is not in the table. Add the tab, or leave "
                + "it out of the entry."
        case .duplicateTab(let tab):
            "Two tabs are named \"\(tab)\". Give one of them another identifier."
        case .unknownTabRoot(let root, let tab):
            "The root of the tab \"\(tab)\" is \"\(root)\", which is the pattern of no entry. Add an entry for it."
        case .parameterisedTabRoot(let root, let tab):
            "The root of the tab \"\(tab)\" is \"\(root)\", but a root has no values in its path: the tab shows it "
                + "without a link. Use a pattern without \":\"."
        case .sharedTabRoot(let root, let tabs):
            "The tabs \(tabs.map { "\"\($0)\"" }.joined(separator: " and ")) have one root, \"\(root)\". Give each a "
                + "root of its own."
        case .unknownHome(let home):
            "The home is \"\(home)\", which is the pattern of no entry. Add an entry for it."
        case .parameterisedHome(let home):
            "The home is \"\(home)\", but \"/\" holds no values for its path. Use a pattern without \":\"."
        case .tooAmbiguous(let limit):
            "The patterns fit the same paths in more than \(limit) ways. Begin them with different words."
        }
    }
}

extension LinkTableError {
    /// - Parameter patterns: All patterns, which the conflict names by their indices.
    init(_ conflict: RouteConflict, _ patterns: [RoutePattern]) {
        self =
            switch conflict {
            case .equal(_, let second): .duplicatePattern(patterns[second].text)
            case .indistinguishable(let first, let second):
                .shadowedPattern(patterns[second].text, by: patterns[first].text)
            case .unreachable(let pattern, let others):
                .unreachablePattern(patterns[pattern].text, by: others.map { patterns[$0].text })
            case .tooAmbiguous(let limit): .tooAmbiguous(limit: limit)
            }
    }
}
