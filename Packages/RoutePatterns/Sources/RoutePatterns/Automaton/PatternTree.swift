/// All patterns as one tree of segments.
struct PatternTree {
    struct Node {
        var parameter: Int32?
        var tail: Int32?
        /// The pattern that ends here.
        var pattern: Int32?
        /// A tail: whatever follows leads here again.
        var isTail = false
        /// The last edge that was added; each knows the one before it.
        var lastEdge: Int32?
    }

    struct Edge {
        var literal: Int32
        var target: Int32
        var previous: Int32?
    }

    private(set) var nodes = [Node()]
    private(set) var edges: [Edge] = []
    private(set) var index = EdgeIndex()
    private(set) var literals = LiteralIndex()
    /// The patterns that have the shape of an earlier one, with that one.
    private(set) var repetitions: [(pattern: Int, of: Int)] = []

    init(_ patterns: [RoutePattern]) {
        nodes.reserveCapacity(patterns.count * 2)
        edges.reserveCapacity(patterns.count * 2)
        for (number, pattern) in patterns.enumerated() {
            var last: Int32 = 0
            for segment in pattern.segments { last = node(after: segment, from: last) }
            if let earlier = nodes[Int(last)].pattern {
                repetitions.append((number, Int(earlier)))
            } else {
                nodes[Int(last)].pattern = Int32(number)
            }
        }
    }

    /// Where a segment leads from several nodes, the preferred alternative first. Without a segment: where one leads that
    /// none of the literals is.
    func step(from alternatives: [Int32], on literal: Int32?) -> [Int32] {
        var result: [Int32] = []
        for alternative in alternatives {
            let node = nodes[Int(alternative)]
            if node.isTail { result.append(alternative) }
            if let literal, let target = index.target(of: literal, from: alternative) { result.append(target) }
            if let parameter = node.parameter { result.append(parameter) }
            if let tail = node.tail { result.append(tail) }
        }
        return result
    }

    /// Without the alternatives that can't be decisive, because one before them takes whatever they would take.
    func pruned(_ alternatives: [Int32]) -> [Int32] {
        guard alternatives.count > 1 else { return alternatives }
        var result: [Int32] = []
        var hasPattern = false
        for alternative in alternatives {
            if hasPattern && isLeaf(alternative) { continue }
            result.append(alternative)
            if nodes[Int(alternative)].isTail { break }
            hasPattern = hasPattern || self.hasPattern(alternative)
        }
        return result
    }

    /// Whether no path goes on from a node.
    func isLeaf(_ node: Int32) -> Bool {
        let node = nodes[Int(node)]
        return node.lastEdge == nil && node.parameter == nil && node.tail == nil && !node.isTail
    }

    func hasPattern(_ node: Int32) -> Bool { nodes[Int(node)].pattern != nil }

    private mutating func node(after segment: RoutePattern.Segment, from node: Int32) -> Int32 {
        let new = Int32(nodes.count)
        switch segment {
        case .literal(let text):
            let literal = literals.number(of: text)
            if let known = index.target(of: literal, from: node) { return known }
            index.insert(new, for: literal, from: node)
            edges.append(Edge(literal: literal, target: new, previous: nodes[Int(node)].lastEdge))
            nodes[Int(node)].lastEdge = Int32(edges.count - 1)
            nodes.append(Node())
        case .parameter:
            if let known = nodes[Int(node)].parameter { return known }
            nodes[Int(node)].parameter = new
            nodes.append(Node())
        case .tail:
            if let known = nodes[Int(node)].tail { return known }
            nodes[Int(node)].tail = new
            nodes.append(Node(isTail: true))
        }
        return new
    }
}
