/// Finds the pattern that matches a path.
///
/// Segments are compared from the left: a literal takes precedence over a parameter, a parameter over a tail. Of
/// `/products/new` and `/products/:id`, the first matches `/products/new`.
///
/// The patterns are a tree of segments, and the literals after a node are a tree of bytes. So the time to find a pattern
/// depends on the length of the path, and hardly on the number of patterns.
public struct RouteMatcher: Sendable {
    /// The index of a node, byte or pattern. -1 for none.
    private typealias Index = Int32

    /// A position between two segments of the patterns.
    private struct Node {
        /// The first byte of the literals that follow.
        var literals: Index = -1
        /// The node after a parameter.
        var parameter: Index = -1
        /// The pattern with a tail that begins here.
        var tail: Index = -1
        /// The pattern that ends here.
        var pattern: Index = -1
    }

    /// A byte of a literal.
    private struct Byte {
        let value: UInt8
        /// The next alternative to this byte.
        let sibling: Index
        /// The first alternative for the byte after this one.
        var next: Index = -1
        /// The node after the literal that ends with this byte.
        var node: Index = -1
    }

    public let patterns: [RoutePattern]
    private var nodes = [Node()]
    private var bytes: [Byte] = []
    /// The patterns with the same shape as an earlier one, which the matcher ignores.
    private(set) var repetitions: [(pattern: Int, of: Int)] = []

    /// Creates a matcher for patterns without conflicts: see ``RouteConflict/all(in:)``. Of two patterns with the same
    /// path, it finds the first.
    ///
    /// - Complexity: O(*n*) in the length of all patterns.
    public init(_ patterns: [RoutePattern]) {
        self.patterns = patterns
        for (number, pattern) in patterns.enumerated() { add(pattern, number) }
    }

    /// Returns the index of the pattern that matches a path.
    ///
    /// - Complexity: O(*n*) in the length of the path. No node of the tree is visited twice.
    public func pattern(for path: RoutePath) -> Int? {
        let pattern = pattern(for: path, from: path.range.lowerBound, at: 0)
        return pattern < 0 ? nil : Int(pattern)
    }

    /// Returns the index of the pattern that matches a path of decoded segments.
    public func pattern(for path: [String]) -> Int? { pattern(for: RoutePath(path)) }

    /// Returns the indices of all patterns that match a path, in the order of their precedence.
    ///
    /// - Parameter path: The decoded segments of the path.
    /// - Complexity: O(*n* log *n*) in the number of patterns.
    public func candidates(for path: [String]) -> [Int] {
        patterns.indices.filter { patterns[$0].mismatch(with: path) == nil }
            .sorted { patterns[$0].isPreferred(to: patterns[$1]) }
    }

    /// - Parameter start: The separator before the next segment.
    private func pattern(for path: RoutePath, from start: Int, at index: Index) -> Index {
        let node = nodes[Int(index)]
        guard start < path.range.upperBound else { return node.pattern }
        var end = start + 1
        var alternatives = node.literals
        // The node after the literal that equals the segment up to `end`.
        var literal: Index = -1
        while end < path.range.upperBound, path.bytes[end] != path.separator {
            while alternatives >= 0, bytes[Int(alternatives)].value != path.bytes[end] {
                alternatives = bytes[Int(alternatives)].sibling
            }
            guard alternatives >= 0 else {
                literal = -1
                break
            }
            literal = bytes[Int(alternatives)].node
            alternatives = bytes[Int(alternatives)].next
            end += 1
        }
        if literal >= 0 {
            let found = pattern(for: path, from: end, at: literal)
            if found >= 0 { return found }
        }
        if node.parameter >= 0 {
            let end = path.end(ofSegmentAt: end - 1)
            if path.isValue((start + 1)..<end) {
                let found = pattern(for: path, from: end, at: node.parameter)
                if found >= 0 { return found }
            }
        }
        return node.tail >= 0 && path.hasOnlyValues(from: start) ? node.tail : -1
    }
}

// Building the tree.
extension RouteMatcher {
    private mutating func add(_ pattern: RoutePattern, _ number: Int) {
        var node = 0
        for segment in pattern.segments {
            switch segment {
            case .literal(let text):
                guard let last = lastByte(of: text, after: node) else { continue }
                if bytes[last].node < 0 { bytes[last].node = addNode() }
                node = Int(bytes[last].node)
            case .parameter:
                if nodes[node].parameter < 0 { nodes[node].parameter = addNode() }
                node = Int(nodes[node].parameter)
            case .tail:
                return set(\.tail, of: node, number)
            }
        }
        set(\.pattern, of: node, number)
    }

    private mutating func set(_ end: WritableKeyPath<Node, Index>, of node: Int, _ number: Int) {
        let earlier = nodes[node][keyPath: end]
        if earlier < 0 { nodes[node][keyPath: end] = Index(number) } else { repetitions.append((number, Int(earlier))) }
    }

    private mutating func addNode() -> Index {
        nodes.append(Node())
        return Index(nodes.count - 1)
    }

    private mutating func lastByte(of literal: String, after node: Int) -> Int? {
        var last: Int?
        for value in literal.utf8 {
            let first = if let last { bytes[last].next } else { nodes[node].literals }
            var known = first
            while known >= 0, bytes[Int(known)].value != value { known = bytes[Int(known)].sibling }
            if known < 0 {
                known = Index(bytes.count)
                bytes.append(Byte(value: value, sibling: first))
                if let last { bytes[last].next = known } else { nodes[node].literals = known }
            }
            last = Int(known)
        }
        return last
    }
}
