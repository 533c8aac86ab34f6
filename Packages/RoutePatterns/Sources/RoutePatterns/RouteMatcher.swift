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
    /// A trailing slash is ignored.
    ///
    /// - Parameter path: The UTF-8 of the path. Its segments are validly percent-encoded, and each has a slash before it.
    /// - Complexity: O(*n*) in the length of the path. No node of the tree is visited twice.
    public func pattern(for path: Span<UInt8>) -> Int? {
        let hasTrailingSlash = !path.isEmpty && path[path.count - 1] == UInt8(ascii: "/")
        let pattern = pattern(for: path, from: 0, to: path.count - (hasTrailingSlash ? 1 : 0), at: 0)
        return pattern < 0 ? nil : Int(pattern)
    }

    /// Returns the index of the pattern that matches a path of decoded segments.
    public func pattern(for path: [String]) -> Int? {
        let encoded = Array((path.map { "/" + PercentCoding.encode($0) }.joined() + "/").utf8)
        return pattern(for: encoded.span)
    }

    /// Returns the indices of all patterns that match a path, in the order of their precedence.
    ///
    /// - Parameter path: The decoded segments of the path.
    /// - Complexity: O(*n* log *n*) in the number of patterns.
    public func candidates(for path: [String]) -> [Int] {
        patterns.indices.filter { patterns[$0].mismatch(with: path) == nil }
            .sorted { patterns[$0].isPreferred(to: patterns[$1]) }
    }

    /// - Parameter start: The slash before the next segment.
    private func pattern(for path: Span<UInt8>, from start: Int, to end: Int, at index: Index) -> Index {
        let node = nodes[Int(index)]
        guard start < end else { return node.pattern }
        var position = start + 1
        var alternatives = node.literals
        // The node after the literal that equals the segment up to the position.
        var literal: Index = -1
        while position < end, path[position] != UInt8(ascii: "/") {
            var value = path[position]
            if value == UInt8(ascii: "%") { value = path.decodedByte(at: &position) }
            position += 1
            while alternatives >= 0, bytes[Int(alternatives)].value != value {
                alternatives = bytes[Int(alternatives)].sibling
            }
            guard alternatives >= 0 else {
                literal = -1
                break
            }
            literal = bytes[Int(alternatives)].node
            alternatives = bytes[Int(alternatives)].next
        }
        if literal >= 0 {
            let found = pattern(for: path, from: position, to: end, at: literal)
            if found >= 0 { return found }
        }
        if node.parameter >= 0 {
            while position < end, path[position] != UInt8(ascii: "/") { position += 1 }
            if path.hasOnlyValues(from: start, to: position) {
                let found = pattern(for: path, from: position, to: end, at: node.parameter)
                if found >= 0 { return found }
            }
        }
        return node.tail >= 0 && path.hasOnlyValues(from: start, to: end) ? node.tail : -1
    }
}

extension Span<UInt8> {
    /// Returns the byte at a position of a percent-encoded text, and moves the position to its last digit.
    fileprivate func decodedByte(at position: inout Int) -> UInt8 {
        guard self[position] == UInt8(ascii: "%"), position + 2 < count,
            let high = PercentCoding.digit(self[position + 1]),
            let low = PercentCoding.digit(self[position + 2])
        else { return self[position] }
        position += 2
        return high << 4 | low
    }

    /// Returns whether all segments of a part of a path can be values: none is empty, `.` or `..`, which browsers remove
    /// from a path before they send it.
    ///
    /// - Parameter start: The slash before the first segment.
    fileprivate func hasOnlyValues(from start: Int, to end: Int) -> Bool {
        var position = start
        while position < end {
            position += 1
            var (count, isDots) = (0, true)
            while position < end, self[position] != UInt8(ascii: "/") {
                if decodedByte(at: &position) != UInt8(ascii: ".") { isDots = false }
                count += 1
                position += 1
            }
            if isDots, count <= 2 { return false }
        }
        return true
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
