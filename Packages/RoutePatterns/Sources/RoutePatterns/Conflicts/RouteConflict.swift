/// Patterns that can't stand in one table. They are named by their indices in the list of all patterns.
public enum RouteConflict: Error, Hashable, Sendable {
    /// Both have the same path: the same text but for the query.
    case equal(Int, Int)
    /// Both have the same path but for the names of the values in it, so nothing tells which of them a link means.
    case indistinguishable(Int, Int)
    /// Others take all of its paths. Only a pattern with a tail can be so: `/:a` and `/:a/*b` leave nothing to `/*c`.
    case unreachable(Int, by: [Int])
    /// Patterns fit the same paths in so many ways that the automaton would become too large.
    case tooAmbiguous(limit: Int)
}

extension RouteConflict {
    /// Everything that keeps patterns from standing in one table, in the order of the patterns.
    ///
    /// Of patterns that have the same path, each is reported with an earlier one. Without a conflict, every pattern is the
    /// one that takes a certain path.
    ///
    /// - Complexity: O(*n*) in the number of segments, unless many patterns fit the same paths.
    public static func all(in patterns: [RoutePattern]) -> [RouteConflict] {
        all(in: patterns, limit: RouteAutomaton.defaultLimit)
    }

    static func all(in patterns: [RoutePattern], limit: Int) -> [RouteConflict] {
        let tree = PatternTree(patterns)
        var found: [(pattern: Int, conflict: RouteConflict)] = []
        var groups: [Int: [Int]] = [:]
        for (pattern, first) in tree.repetitions {
            let earlier = groups[first, default: [first]]
            let path = patterns[pattern].path
            let equal = earlier.first { patterns[$0].path.utf8.elementsEqual(path.utf8) }
            found.append((pattern, equal.map { .equal($0, pattern) } ?? .indistinguishable(first, pattern)))
            if equal == nil { groups[first] = earlier + [pattern] }
        }
        for conflict in tree.unreachable(patterns) {
            if case .unreachable(let pattern, _) = conflict { found.append((pattern, conflict)) }
        }
        var result = found.sorted { $0.pattern < $1.pattern }.map(\.conflict)
        do throws(RouteConflict) { _ = try RouteAutomaton(patterns, tree, limit: limit) } catch { result.append(error) }
        return result
    }

    static func repetition(of first: Int, by second: Int, in patterns: [RoutePattern]) -> RouteConflict {
        patterns[first].path.utf8.elementsEqual(patterns[second].path.utf8)
            ? .equal(first, second) : .indistinguishable(first, second)
    }
}
