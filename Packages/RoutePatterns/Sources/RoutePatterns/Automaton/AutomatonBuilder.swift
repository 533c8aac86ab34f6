/// Works out which alternatives of a tree belong together, as states.
struct AutomatonBuilder {
    private(set) var states: [RouteAutomaton.State] = []
    private(set) var edges: [RouteAutomaton.Edge] = []

    private let tree: PatternTree
    /// How many more alternatives may be followed.
    private var allowance: Int
    /// The alternatives of each state, one after the other.
    private var alternatives: [Int32] = []
    private var ranges: [Range<Int>] = []
    /// The states of a single alternative, which most are.
    private var ofNode: [Int32]
    private var known: [[Int32]: Int32] = [:]
    /// For each literal, the state that last got an edge of it.
    private var lastState: [Int]

    init(_ tree: PatternTree, limit: Int) {
        self.tree = tree
        allowance = limit
        ofNode = Array(repeating: -1, count: tree.nodes.count)
        lastState = Array(repeating: -1, count: tree.literals.literals.count)
        states.reserveCapacity(tree.nodes.count)
        edges.reserveCapacity(tree.edges.count)
        ranges.reserveCapacity(tree.nodes.count)
        alternatives.reserveCapacity(tree.nodes.count)
    }

    /// - Returns: Whether the limit was enough.
    mutating func build() -> Bool {
        _ = state(of: 0)
        var next = 0
        while next < states.count {
            let range = ranges[next]
            if range.count == 1 {
                addEdges(ofSingle: alternatives[range.lowerBound], to: next)
            } else {
                addEdges(of: Array(alternatives[range]), to: next)
            }
            guard allowance >= 0 else { return false }
            next += 1
        }
        return true
    }

    private mutating func addEdges(ofSingle alternative: Int32, to state: Int) {
        let node = tree.nodes[Int(alternative)]
        guard node.parameter == nil, node.tail == nil, !node.isTail else {
            return addEdges(of: [alternative], to: state)
        }
        let first = edges.count
        var next = node.lastEdge
        while let index = next {
            let edge = tree.edges[Int(index)]
            let target = self.state(of: edge.target)
            edges.append(RouteAutomaton.Edge(literal: Int(edge.literal), target: target))
            allowance -= 1
            next = edge.previous
        }
        states[state].edges = first..<edges.count
    }

    private mutating func addEdges(of alternatives: [Int32], to state: Int) {
        states[state].other = self.state(of: tree.step(from: alternatives, on: nil))
        allowance -= alternatives.count
        let first = edges.count
        var isDecided = false
        for (index, alternative) in alternatives.enumerated() {
            let node = tree.nodes[Int(alternative)]
            var next = node.lastEdge
            while let edge = next.map({ tree.edges[Int($0)] }), allowance >= 0 {
                next = edge.previous
                // What would come after a decision is no alternative; and each literal is looked at once.
                guard !(isDecided && tree.isLeaf(edge.target)), lastState[Int(edge.literal)] != state else { continue }
                lastState[Int(edge.literal)] = state
                allowance -= alternatives.count - index
                guard let target = self.state(of: tree.step(from: alternatives, on: edge.literal)),
                    target != states[state].other
                else { continue }
                edges.append(RouteAutomaton.Edge(literal: Int(edge.literal), target: target))
            }
            isDecided = isDecided || node.tail != nil || node.parameter.map(tree.hasPattern) == true
        }
        states[state].edges = first..<edges.count
    }

    private mutating func state(of all: [Int32]) -> Int? {
        let alternatives = tree.pruned(all)
        guard let first = alternatives.first else { return nil }
        guard alternatives.count > 1 else { return state(of: first) }
        if let known = known[alternatives] { return Int(known) }
        known[alternatives] = Int32(states.count)
        return add(alternatives)
    }

    private mutating func state(of node: Int32) -> Int {
        let known = ofNode[Int(node)]
        guard known < 0 else { return Int(known) }
        ofNode[Int(node)] = Int32(states.count)
        return add(CollectionOfOne(node))
    }

    private mutating func add(_ new: some Collection<Int32>) -> Int {
        let start = alternatives.count
        alternatives.append(contentsOf: new)
        ranges.append(start..<alternatives.count)
        let pattern = new.lazy.compactMap { [tree] in tree.nodes[Int($0)].pattern }.first
        states.append(RouteAutomaton.State(edges: 0..<0, other: nil, pattern: pattern.map(Int.init)))
        return states.count - 1
    }
}
