import RoutePatterns

/// The baseline: all patterns are compared with a path, one after the other.
struct LinkScan {
    private let patterns: [RoutePattern]

    init(_ patterns: [String]) throws {
        self.patterns = try patterns.map { try RoutePattern($0) }
    }

    /// Returns the first pattern that matches a path, which isn't percent-encoded.
    func first(for path: String) -> Int? {
        let segments = path.prefix { $0 != "?" }.split(separator: "/").map(String.init)
        return patterns.firstIndex { $0.mismatch(with: segments) == nil }
    }
}
