/// Finds the pattern that matches a path.
///
/// Segments are compared from the left: a literal takes precedence over a parameter, a parameter over a tail, and a
/// parameter with more text around it over others. Of `/products/new` and `/products/:id`, the first matches
/// `/products/new`.
///
/// The patterns are a tree of segments. So the time to find a pattern depends on the length of the path, and hardly on the
/// number of patterns.
public struct RouteMatcher: Sendable {
    /// A position between two segments of the patterns.
    fileprivate struct Node {
        var literals: [Literal: Node] = [:]
        /// The nodes after parameters, in the order of their precedence.
        var parameters: [(affixes: Affixes, node: Node)] = []
        /// The pattern with a tail that begins here.
        var tail: Int?
        var pattern: Int?
    }

    /// The patterns, in the order in which the matcher's results count them.
    public let patterns: [RoutePattern]
    private var root = Node()
    /// The patterns with the same shape as an earlier one, which the matcher ignores.
    private(set) var repetitions: [(pattern: Int, of: Int)] = []

    /// Creates a matcher for patterns without conflicts: see ``RouteConflict/all(in:)``. Of two patterns with the same
    /// path, it finds the first.
    ///
    /// - Parameters:
    ///   - patterns: All patterns.
    ///   - home: The pattern for the path without segments, unless another pattern matches it.
    /// - Complexity: O(*n*) in the length of all patterns.
    public init(_ patterns: [RoutePattern], home: Int? = nil) {
        self.patterns = patterns
        for (number, pattern) in patterns.enumerated() {
            if let earlier = root.add(pattern.segments[...], number) { repetitions.append((number, earlier)) }
        }
        root.pattern = root.pattern ?? home
    }

    /// Returns the index of the pattern that matches a path.
    ///
    /// - Parameter path: The decoded segments of the path.
    /// - Complexity: O(*n*) in the length of the path. No node of the tree is visited more than once.
    public func pattern(for path: [String]) -> Int? { root.pattern(for: path[...]) }

    /// Returns the indices of all patterns that match a path, in the order of their precedence.
    ///
    /// - Parameter path: The decoded segments of the path.
    /// - Complexity: O(*n* log *n*) in the number of patterns.
    public func candidates(for path: [String]) -> [Int] {
        patterns.indices.filter { patterns[$0].mismatch(with: path) == nil }
            .sorted { patterns[$0].precedence.lexicographicallyPrecedes(patterns[$1].precedence) }
    }
}

extension RouteMatcher.Node {
    /// Adds a pattern from this node on. Returns the pattern with the same shape, if there is one already.
    fileprivate mutating func add(_ segments: ArraySlice<RoutePattern.Segment>, _ number: Int) -> Int? {
        let rest = segments.dropFirst()
        switch segments.first {
        case .literal(let text): return literals[Literal(text: text), default: Self()].add(rest, number)
        case .parameter, .part:
            let affixes = segments.first?.affixes ?? Affixes()
            let index = parameters.firstIndex { $0.affixes.isEqual(to: affixes) } ?? insert(affixes)
            return parameters[index].node.add(rest, number)
        case .tail:
            defer { tail = tail ?? number }
            return tail
        case nil:
            defer { pattern = pattern ?? number }
            return pattern
        }
    }

    /// Adds a node after a parameter, and returns its index.
    private mutating func insert(_ affixes: Affixes) -> Int {
        let order = affixes.precedence
        let index = parameters.firstIndex { order.lexicographicallyPrecedes($0.affixes.precedence) } ?? parameters.count
        parameters.insert((affixes, Self()), at: index)
        return index
    }

    /// Returns the pattern that matches the rest of a path.
    fileprivate func pattern(for path: ArraySlice<String>) -> Int? {
        guard let segment = path.first else { return pattern }
        let rest = path.dropFirst()
        if let found = literals[Literal(text: segment)]?.pattern(for: rest) { return found }
        guard segment.isPathValue else { return nil }
        for (affixes, node) in parameters where affixes.value(in: segment) != nil {
            if let found = node.pattern(for: rest) { return found }
        }
        return rest.allSatisfy(\.isPathValue) ? tail : nil
    }
}

/// A literal segment. Two are equal if their bytes are: another normalization form of the same text is another literal.
private struct Literal: Hashable {
    let text: String

    static func == (one: Self, other: Self) -> Bool {
        one.text == other.text && one.text.utf8.elementsEqual(other.text.utf8)
    }
}

extension Affixes {
    fileprivate func isEqual(to other: Affixes) -> Bool {
        prefix.utf8.elementsEqual(other.prefix.utf8) && suffix.utf8.elementsEqual(other.suffix.utf8)
    }
}

extension String {
    /// A Boolean value that indicates whether a segment can be a value: it isn't empty, `.` or `..`, which browsers remove
    /// from a path before they send it.
    var isPathValue: Bool { !["", ".", ".."].contains(self) }
}
