/// Patterns that can't be used together, by their indices in the list of all patterns.
public enum RouteConflict: Error, Hashable, Sendable {
    /// Two patterns have the same path, ignoring the query.
    case equal(Int, Int)
    /// Two patterns differ only in the names of path parameters.
    case indistinguishable(Int, Int)
    /// Other patterns match all paths of a pattern first. This affects only patterns with a tail: `/:a` and `/:a/*b`
    /// leave no path for `/*c`.
    case unreachable(Int, by: [Int])

    /// Returns all conflicts, in the order of the patterns.
    ///
    /// Each pattern with the path of others is reported with an earlier one. Without conflicts, every pattern is the
    /// first choice for at least one path.
    ///
    /// - Complexity: O(*n*) in the length of all patterns.
    public static func all(in patterns: [RoutePattern]) -> [RouteConflict] {
        let matcher = RouteMatcher(patterns)
        var found: [(pattern: Int, conflict: RouteConflict)] = []
        var groups: [Int: [Int]] = [:]
        for (pattern, first) in matcher.repetitions {
            let earlier = groups[first, default: [first]]
            let path = patterns[pattern].path
            let equal = earlier.first { patterns[$0].path.utf8.elementsEqual(path.utf8) }
            found.append((pattern, equal.map { .equal($0, pattern) } ?? .indistinguishable(first, pattern)))
            if equal == nil { groups[first] = earlier + [pattern] }
        }
        let repeated = Set(matcher.repetitions.map(\.pattern))
        for pattern in patterns.indices where !repeated.contains(pattern) {
            if let winners = matcher.winners(over: pattern) {
                found.append((pattern, .unreachable(pattern, by: winners)))
            }
        }
        return found.sorted { $0.pattern < $1.pattern }.map(\.conflict)
    }
}

extension RouteMatcher {
    /// Returns the patterns that match all paths of a pattern with a tail, or `nil` if it's the first choice for a path.
    ///
    /// One path of each length is enough: its values are a word that no pattern contains, with the texts around it. If the pattern is the first
    /// choice for any path, then also for this one of the same length, because fewer patterns match it and precedence
    /// doesn't depend on the words. Paths that are longer than all patterns are alike.
    fileprivate func winners(over number: Int) -> [Int]? {
        let pattern = patterns[number]
        guard case .tail = pattern.segments.last else { return nil }
        let word = " "
        var path = pattern.path(with: pattern.valueSegments.map { _ in [word] })
        var winners: [Int] = []
        while path.count <= RoutePattern.limit + 1 {
            if let winner = self.pattern(for: path), !winners.contains(winner) {
                if winner == number { return nil }
                winners.append(winner)
            }
            path.append(word)
        }
        return winners
    }
}

/// The first difference between a path and a pattern.
public struct RouteMismatch: Hashable, Sendable {
    /// The number of matching segments at the beginning of the path. A segment that differs in case counts as well.
    public let depth: Int
    /// The difference, as a part of a sentence: `segment 1 is "Bag", not "bag"; case counts`.
    public let reason: String
}

extension RoutePattern {
    /// Returns the first difference between a path and the pattern, or `nil` if the path matches.
    ///
    /// - Parameter path: The decoded segments of the path.
    /// - Complexity: O(*n*) in the length of the path.
    public func mismatch(with path: [String]) -> RouteMismatch? {
        if let index = path.firstIndex(where: { !$0.isPathValue }) {
            let problem = path[index].isEmpty ? "empty" : "\"\(path[index])\", which browsers take out"
            return RouteMismatch(depth: index, reason: "segment \(index + 1) of the path is \(problem)")
        }
        for (index, segment) in segments.enumerated() {
            guard index < path.count else {
                let reason = "the path ends where the pattern goes on with \"\(segment)\""
                return RouteMismatch(depth: path.count, reason: reason)
            }
            switch segment {
            case .literal(let literal) where literal.utf8.elementsEqual(path[index].utf8): continue
            case .part where segment.affixes?.value(in: path[index]) != nil: continue
            case .parameter: continue
            case .tail: return nil
            case .literal, .part: break
            }
            let reason = "segment \(index + 1) is \"\(path[index])\", not \"\(segment)\""
            return path[index].lowercased() == "\(segment)".lowercased()
                ? RouteMismatch(depth: index + 1, reason: reason + "; case counts")
                : RouteMismatch(depth: index, reason: reason)
        }
        guard path.count > segments.count else { return nil }
        let reason = "the path goes on with \"\(path[segments.count])\" where the pattern ends"
        return RouteMismatch(depth: segments.count, reason: reason)
    }

    /// Three ranks for each segment. Of two patterns that match a path, the one with the preceding ranks is preferred.
    var precedence: [Int] {
        segments.flatMap { segment in
            switch segment {
            case .literal: [0, 0, 0]
            case .parameter, .part: [1] + (segment.affixes?.precedence ?? [])
            case .tail: [2, 0, 0]
            }
        }
    }
}
