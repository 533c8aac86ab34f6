extension RouteAutomaton {
    /// The index of the pattern that takes a path; nil when none fits.
    ///
    /// For tools and tests. Who reads many links puts the edges into a table of its own.
    ///
    /// - Parameter path: The path's segments, decoded.
    /// - Complexity: O(*n*) in the number of the edges passed.
    public func pattern(for path: [String]) -> Int? {
        guard !path.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
        var state = states[0]
        for segment in path {
            let edge = edges[state.edges].first { literals[$0.literal].utf8.elementsEqual(segment.utf8) }
            guard let next = edge?.target ?? state.other else { return nil }
            state = states[next]
        }
        return state.pattern
    }

    /// The indices of all patterns that fit a path, in the order in which they are preferred: the first takes it.
    ///
    /// - Parameter path: The path's segments, decoded.
    /// - Complexity: O(*n* log *n*) in the number of patterns.
    public func candidates(for path: [String]) -> [Int] {
        patterns.indices.filter { patterns[$0].mismatch(with: path) == nil }
            .sorted { patterns[$0].isPreferred(to: patterns[$1]) }
    }
}
