/// Finds the pattern that matches a path.
///
/// Segments are compared from the left: a literal takes precedence over a parameter, a parameter over a tail. Of
/// `/products/new` and `/products/:id`, the first matches `/products/new`.
///
/// The patterns are a tree of segments, and the literals after a node are a tree of bytes. So the time to find a pattern
/// depends on the length of the path, and hardly on the number of patterns.
public struct RouteMatcher: Sendable {
    /// A position between two segments of the patterns.
    private struct Node {
        /// The index of the first byte of the literals that follow.
        var literals: Int32?
        var parameter: Int32?
        var tail: Int32?
        /// The pattern that ends here.
        var pattern: Int32?
    }

    /// A byte of a literal.
    private struct Byte {
        let value: UInt8
        /// The next alternative to this byte.
        var sibling: Int32?
        /// The first alternative for the byte after this one.
        var next: Int32?
        /// The node after the literal that ends with this byte.
        var node: Int32?
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
        nodes.reserveCapacity(2 * patterns.count)
        for (number, pattern) in patterns.enumerated() {
            var last: Int32 = 0
            for segment in pattern.segments { last = node(after: segment, of: last) }
            if let earlier = nodes[Int(last)].pattern {
                repetitions.append((number, Int(earlier)))
            } else {
                nodes[Int(last)].pattern = Int32(number)
            }
        }
    }

    /// Returns the index of the pattern that matches a path.
    ///
    /// - Parameter path: The decoded segments of the path.
    /// - Complexity: O(*n*) in the length of the path.
    public func pattern(for path: [String]) -> Int? { pattern(for: path.map { Array($0.utf8)[...] }) }

    /// Returns the index of the pattern that matches a path.
    ///
    /// - Parameter path: The decoded segments of the path, as UTF-8.
    /// - Complexity: O(*n*) in the length of the path. No node of the tree is visited twice.
    public func pattern(for path: [ArraySlice<UInt8>]) -> Int? {
        // Browsers remove such segments from a path before they send it.
        let hasGap = path.contains { $0.count <= 2 && $0.allSatisfy { $0 == UInt8(ascii: ".") } }
        return hasGap ? nil : pattern(for: path, after: 0, at: 0)
    }

    /// Returns the indices of all patterns that match a path, in the order of their precedence.
    ///
    /// - Parameter path: The decoded segments of the path.
    /// - Complexity: O(*n* log *n*) in the number of patterns.
    public func candidates(for path: [String]) -> [Int] {
        patterns.indices.filter { patterns[$0].mismatch(with: path) == nil }
            .sorted { patterns[$0].isPreferred(to: patterns[$1]) }
    }

    private func pattern(for path: [ArraySlice<UInt8>], after count: Int, at index: Int32) -> Int? {
        let node = nodes[Int(index)]
        guard count < path.count else { return node.pattern.map(Int.init) }
        if let next = literal(path[count], of: node), let found = pattern(for: path, after: count + 1, at: next) {
            return found
        }
        if let next = node.parameter, let found = pattern(for: path, after: count + 1, at: next) { return found }
        return node.tail.flatMap { nodes[Int($0)].pattern }.map(Int.init)
    }

    private func literal(_ text: ArraySlice<UInt8>, of node: Node) -> Int32? {
        var alternatives = node.literals
        var result: Int32?
        for value in text {
            guard let index = byte(value, among: alternatives) else { return nil }
            result = bytes[Int(index)].node
            alternatives = bytes[Int(index)].next
        }
        return result
    }

    private func byte(_ value: UInt8, among alternatives: Int32?) -> Int32? {
        var alternative = alternatives
        while let index = alternative, bytes[Int(index)].value != value { alternative = bytes[Int(index)].sibling }
        return alternative
    }
}

// Building the tree.
extension RouteMatcher {
    private mutating func node(after segment: RoutePattern.Segment, of node: Int32) -> Int32 {
        let new = Int32(nodes.count)
        switch segment {
        case .literal(let text):
            guard let last = lastByte(of: text, after: node) else { return node }
            if let known = bytes[Int(last)].node { return known }
            bytes[Int(last)].node = new
        case .parameter:
            if let known = nodes[Int(node)].parameter { return known }
            nodes[Int(node)].parameter = new
        case .tail:
            if let known = nodes[Int(node)].tail { return known }
            nodes[Int(node)].tail = new
        }
        nodes.append(Node())
        return new
    }

    private mutating func lastByte(of literal: String, after node: Int32) -> Int32? {
        var last: Int32?
        for value in literal.utf8 {
            let alternatives = if let last { bytes[Int(last)].next } else { nodes[Int(node)].literals }
            if let known = byte(value, among: alternatives) {
                last = known
                continue
            }
            let new = Int32(bytes.count)
            bytes.append(Byte(value: value, sibling: alternatives))
            if let last { bytes[Int(last)].next = new } else { nodes[Int(node)].literals = new }
            last = new
        }
        return last
    }
}
