/// Finds the pattern that matches a path.
///
/// Segments are compared from the left: a literal takes precedence over a parameter, a parameter over a tail. Of
/// `/products/new` and `/products/:id`, the first matches `/products/new`.
///
/// The patterns are a tree of segments, whose literals are in a hash table. So the time to find a pattern depends on the
/// length of the path, and hardly on the number of patterns.
public struct RouteMatcher: Sendable {
    /// The index of a node, pattern or slot. -1 for none.
    private typealias Index = Int32

    /// A position between two segments of the patterns.
    private struct Node {
        var hasLiterals = false
        /// The node after a parameter.
        var parameter: Index = -1
        /// The pattern with a tail that begins here.
        var tail: Index = -1
        /// The pattern that ends here.
        var pattern: Index = -1
    }

    /// A slot of the hash table, with a literal between two nodes.
    private struct Literal {
        var hash: UInt32 = 0
        var parent: Index = -1
        /// The node after the literal. -1 if the slot is free.
        var node: Index = -1
        /// The position of the text in `texts`.
        var start: Index = 0
        var end: Index = 0
    }

    public let patterns: [RoutePattern]
    private var nodes = [Node()]
    private var texts: ContiguousArray<UInt8> = []
    /// A literal is in the slot of its hash, or in the first free one after it. At least half of the slots are free.
    private var literals: [Literal]
    /// The patterns with the same shape as an earlier one, which the matcher ignores.
    private(set) var repetitions: [(pattern: Int, of: Int)] = []

    /// Creates a matcher for patterns without conflicts: see ``RouteConflict/all(in:)``. Of two patterns with the same
    /// path, it finds the first.
    ///
    /// - Complexity: O(*n*) in the length of all patterns.
    public init(_ patterns: [RoutePattern]) {
        self.patterns = patterns
        let segmentCount = patterns.reduce(1) { $0 + $1.segments.count }
        var slotCount = 1
        while slotCount < 2 * segmentCount { slotCount *= 2 }
        literals = Array(repeating: Literal(), count: slotCount)
        for (number, pattern) in patterns.enumerated() { add(pattern, Index(number)) }
    }

    /// Returns the index of the pattern that matches a path.
    ///
    /// A trailing slash is ignored. No value has a character that can't be in a path, or invalid percent-encoding.
    ///
    /// - Parameter path: The UTF-8 of the path, percent-encoded. Each segment has a slash before it.
    /// - Complexity: O(*n*) in the length of the path. No node of the tree is visited more than twice.
    public func pattern(for path: Span<UInt8>) -> Int? {
        guard path.isEmpty || path[0] == UInt8(ascii: "/") else { return nil }
        if path.isPlain { return pattern(forDecoded: path) }
        guard path.hasOnlyPathCharacters, let decoded = PercentCoding.decodedPath(path) else { return nil }
        return pattern(forDecoded: decoded.span)
    }

    private func pattern(forDecoded path: Span<UInt8>) -> Int? {
        let hasTrailingSlash = !path.isEmpty && path[path.count - 1] == UInt8(ascii: "/")
        let pattern = pattern(for: path.extracting(..<(path.count - (hasTrailingSlash ? 1 : 0))), from: 0, at: 0)
        return pattern < 0 ? nil : Int(pattern)
    }

    /// Returns the index of the pattern that matches a path of decoded segments.
    public func pattern(for path: [String]) -> Int? {
        // With a trailing slash, which is ignored, an empty segment at the end isn't.
        let encoded = path.map { PercentCoding.encode($0) + "/" }.joined()
        return pattern(for: ContiguousArray("/\(encoded)".utf8).span)
    }

    /// Returns the indices of all patterns that match a path, in the order of their precedence.
    ///
    /// - Parameter path: The decoded segments of the path.
    /// - Complexity: O(*n* log *n*) in the number of patterns.
    public func candidates(for path: [String]) -> [Int] {
        patterns.indices.filter { patterns[$0].mismatch(with: path) == nil }
            .sorted { patterns[$0].precedence.lexicographicallyPrecedes(patterns[$1].precedence) }
    }

    /// - Parameters:
    ///   - path: The decoded path.
    ///   - start: The slash before the next segment.
    ///   - index: The node before it.
    private func pattern(for path: Span<UInt8>, from start: Int, at index: Index) -> Index {
        var (start, index) = (start, index)
        while start < path.count {
            let node = nodes[Int(index)]
            let rest = path.extracting((start + 1)...)
            let (count, hash) = rest.firstSegment(seed: index)
            let (segment, end) = (rest.extracting(..<count), start + 1 + count)
            let literal = node.hasLiterals ? slot(of: segment, hash, after: index).node : -1
            if literal >= 0, node.parameter < 0, node.tail < 0 {
                (start, index) = (end, literal)
                continue
            }
            if literal >= 0 {
                let found = pattern(for: path, from: end, at: literal)
                if found >= 0 { return found }
            }
            guard node.parameter >= 0 || node.tail >= 0, segment.isValue else { return -1 }
            if node.tail >= 0 {
                let found = node.parameter >= 0 ? pattern(for: path, from: end, at: node.parameter) : -1
                if found >= 0 { return found }
                return path.hasOnlyValues(from: end) ? node.tail : -1
            }
            (start, index) = (end, node.parameter)
        }
        return nodes[Int(index)].pattern
    }

    /// Returns the slot of a literal after a node and the node after the literal, or the free slot for it and -1.
    private func slot(of segment: Span<UInt8>, _ hash: UInt32, after node: Index) -> (index: Int, node: Index) {
        var slot = Int(hash) & (literals.count - 1)
        while true {
            let literal = literals[slot]
            if literal.node < 0 || literal.hash == hash && literal.parent == node && isText(of: literal, segment) {
                return (slot, literal.node)
            }
            slot = (slot + 1) & (literals.count - 1)
        }
    }

    private func isText(of literal: Literal, _ segment: Span<UInt8>) -> Bool {
        let text = texts.span.extracting(Int(literal.start)..<Int(literal.end))
        return text.count == segment.count && segment.indices.allSatisfy { segment[$0] == text[$0] }
    }
}

extension Span<UInt8> {
    /// A Boolean value that indicates whether a path has no percent-encoding, and only characters that can be in a path.
    ///
    /// The loop has no branches, so that it takes several bytes at once.
    fileprivate var isPlain: Bool {
        var found: UInt8 = 0
        for index in indices {
            let byte = self[index]
            // The second comparison is that with `?` and the control character 0x7F.
            found |= (byte < UInt8(ascii: "&") ? 1 : 0) | (byte & 0xBF == 0x3F ? 1 : 0)
        }
        return found == 0
    }

    /// A Boolean value that indicates whether a path has no blank, control character, `#` and `?`.
    fileprivate var hasOnlyPathCharacters: Bool {
        indices.allSatisfy { index in
            let byte = self[index]
            return byte > UInt8(ascii: " ") && byte != UInt8(ascii: "#") && byte & 0xBF != 0x3F
        }
    }

    /// Returns the length of the segment before the first slash, and its hash: FNV-1a.
    fileprivate func firstSegment(seed: Int32) -> (count: Int, hash: UInt32) {
        var hash = 0x811C_9DC5 &+ UInt32(bitPattern: seed) &* 0x9E37_79B1
        for position in indices {
            let byte = self[position]
            if byte == UInt8(ascii: "/") { return (position, hash) }
            hash = (hash ^ UInt32(byte)) &* 0x0100_0193
        }
        return (count, hash)
    }

    /// A Boolean value that indicates whether a segment can be a value: it isn't empty, `.` or `..`, which browsers remove
    /// from a path before they send it.
    fileprivate var isValue: Bool { count > 2 || indices.contains { self[$0] != UInt8(ascii: ".") } }

    /// Returns whether all segments from a slash on can be values.
    fileprivate func hasOnlyValues(from start: Int) -> Bool {
        var start = start
        while start < count {
            let rest = extracting((start + 1)...)
            let count = rest.firstSegment(seed: 0).count
            guard rest.extracting(..<count).isValue else { return false }
            start += 1 + count
        }
        return true
    }
}

// Building the tree.
extension RouteMatcher {
    private mutating func add(_ pattern: RoutePattern, _ number: Index) {
        var node = 0
        for segment in pattern.segments {
            switch segment {
            case .literal(let text): node = nodeAfter(literal: ContiguousArray(text.utf8), after: node)
            case .parameter:
                if nodes[node].parameter < 0 { nodes[node].parameter = addNode() }
                node = Int(nodes[node].parameter)
            case .tail:
                if nodes[node].tail < 0 { nodes[node].tail = number } else { repeats(number, nodes[node].tail) }
                return
            }
        }
        if nodes[node].pattern < 0 { nodes[node].pattern = number } else { repeats(number, nodes[node].pattern) }
    }

    private mutating func repeats(_ number: Index, _ earlier: Index) {
        repetitions.append((Int(number), Int(earlier)))
    }

    private mutating func addNode() -> Index {
        nodes.append(Node())
        return Index(nodes.count - 1)
    }

    private mutating func nodeAfter(literal: ContiguousArray<UInt8>, after node: Int) -> Int {
        let hash = literal.span.firstSegment(seed: Index(node)).hash
        let slot = slot(of: literal.span, hash, after: Index(node)).index
        if literals[slot].node < 0 {
            let start = Index(texts.count)
            texts += literal
            nodes[node].hasLiterals = true
            literals[slot] = Literal(
                hash: hash, parent: Index(node), node: addNode(), start: start, end: Index(texts.count))
        }
        return Int(literals[slot].node)
    }
}
