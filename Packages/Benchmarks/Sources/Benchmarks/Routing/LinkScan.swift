import RoutePatterns

/// What there is without an automaton: all patterns are looked at, one after the other.
struct LinkScan {
    private let patterns: [RoutePattern]

    init(_ patterns: [String]) throws {
        self.patterns = try patterns.map { try RoutePattern($0) }
    }

    /// The first pattern that fits a path; nil when there is none.
    func first(for path: String) -> Int? {
        guard let segments = RoutePath(path)?.segments else { return nil }
        return patterns.firstIndex { $0.mismatch(with: segments) == nil }
    }
}
