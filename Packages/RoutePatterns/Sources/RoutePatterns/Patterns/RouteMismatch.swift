/// Why a path does not fit a pattern: the first segment, from the left, that is not as it should be.
public enum RouteMismatch: Hashable, Sendable {
    /// The path ends where the pattern goes on with this segment.
    case ends(before: RoutePattern.Segment)
    /// The path goes on with the segment of this index, where the pattern ends.
    case goesOn(at: Int)
    /// The segment of this index is another than the pattern's.
    case differs(at: Int, from: String)
    /// The segment of this index is empty, `.` or `..`, which no path keeps.
    case empty(at: Int)
}

extension RoutePattern {
    /// Why a path does not fit the pattern; nil when it does.
    ///
    /// - Parameter path: The path's segments, decoded.
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

    /// Whether this pattern takes a path that both fit: the one that has the more definite segment first, from the left.
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
