/// The first difference between a path and a pattern.
public enum RouteMismatch: Hashable, Sendable {
    /// The path ends before this segment of the pattern.
    case ends(before: RoutePattern.Segment)
    /// The pattern ends before the segment with this index.
    case goesOn(at: Int)
    /// The segment with this index differs from a literal of the pattern.
    case differs(at: Int, from: String)
    /// The segment with this index is empty, `.` or `..`, which match nothing.
    case empty(at: Int)
}

extension RoutePattern {
    /// Returns the first difference between a path and the pattern, or `nil` if the path matches.
    ///
    /// - Parameter path: The decoded segments of the path.
    /// - Complexity: O(*n*) in the length of the path.
    public func mismatch(with path: [String]) -> RouteMismatch? {
        if let index = path.firstIndex(where: { ["", ".", ".."].contains($0) }) { return .empty(at: index) }
        for (index, segment) in segments.enumerated() {
            guard index < path.count else { return .ends(before: segment) }
            switch segment {
            case .literal(let literal):
                guard literal.utf8.elementsEqual(path[index].utf8) else { return .differs(at: index, from: literal) }
            case .parameter: break
            case .tail: return nil
            }
        }
        return path.count > segments.count ? .goesOn(at: segments.count) : nil
    }

    /// Returns whether this pattern takes precedence over another for a path that matches both.
    ///
    /// - Complexity: O(*n*) in the number of segments.
    public func isPreferred(to other: RoutePattern) -> Bool {
        segments.lazy.map(\.rank).lexicographicallyPrecedes(other.segments.lazy.map(\.rank))
    }
}

extension RoutePattern.Segment {
    fileprivate var rank: Int {
        switch self {
        case .literal: 0
        case .parameter: 1
        case .tail: 2
        }
    }
}
