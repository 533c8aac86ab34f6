import RoutePatterns

/// Puts an automaton into flat arrays.
struct LinkMatcherBuilder {
    let automaton: RouteAutomaton
    let seed: UInt64
    private(set) var states: [LinkMatcher.State] = []
    private(set) var slots: [LinkMatcher.Slot] = []
    private(set) var shapes: [LinkShape] = []
    private(set) var places: [UInt8] = []
    private(set) var pieces: [LinkPiece] = []
    private(set) var names: [LinkName] = []
    private(set) var pool: [UInt8] = []
    private(set) var longestLiteral = 0

    init(_ automaton: RouteAutomaton, seed: UInt64) {
        self.automaton = automaton
        self.seed = seed
        addStates()
        addEdges()
        shapes.reserveCapacity(automaton.patterns.count)
        pieces.reserveCapacity(automaton.patterns.count * 2)
        for pattern in automaton.patterns { add(pattern) }
    }

    private mutating func addStates() {
        states.reserveCapacity(automaton.states.count)
        for state in automaton.states {
            states.append(
                LinkMatcher.State(
                    other: state.other.map(Int32.init) ?? -1, entry: state.pattern.map(Int32.init) ?? -1,
                    hasEdges: !state.edges.isEmpty))
        }
    }

    private mutating func addEdges() {
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(automaton.literals.count)
        pool.reserveCapacity(automaton.literals.count * 16)
        for literal in automaton.literals {
            let start = pool.count
            pool.append(contentsOf: literal.utf8)
            ranges.append(start..<pool.count)
            longestLiteral = max(longestLiteral, pool.count - start)
        }
        var capacity = 16
        while capacity < automaton.edges.count * 2 { capacity *= 2 }
        slots = Array(repeating: .free, count: capacity)
        for (index, state) in automaton.states.enumerated() {
            for edge in automaton.edges[state.edges] {
                add(Int32(index), ranges[edge.literal], Int32(edge.target))
            }
        }
    }

    private mutating func add(_ state: Int32, _ literal: Range<Int>, _ target: Int32) {
        let hash = pool.withUnsafeBufferPointer { pool in
            // The range is the pool's own, and no literal is empty, so there is a base address.
            pool.baseAddress.map { LinkHash.of($0 + literal.lowerBound, literal.count, state: state, seed: seed) } ?? 0
        }
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index].target >= 0 { index = (index + 1) & (slots.count - 1) }
        slots[index] = LinkMatcher.Slot(
            hash: UInt32(truncatingIfNeeded: hash &>> 32), state: state, target: target,
            start: UInt32(literal.lowerBound), count: UInt32(literal.count))
    }

    private mutating func add(_ pattern: RoutePattern) {
        var shape = LinkShape(
            pathCount: 0, queryCount: pattern.query.count, hasTail: false, isContested: false,
            firstPlace: places.count, firstPiece: pieces.count, firstName: names.count)
        var start = pool.count
        for (index, segment) in pattern.segments.enumerated() {
            pool.append(LinkBytes.slash)
            switch segment {
            case .literal(let text): addEncoded(text)
            case .parameter, .tail:
                places.append(UInt8(index))
                pieces.append(LinkPiece(start: start, count: pool.count - start))
                start = pool.count
                shape.pathCount += 1
                if case .tail = segment { shape.hasTail = true }
            }
        }
        if pattern.segments.isEmpty { pool.append(LinkBytes.slash) }
        pieces.append(LinkPiece(start: start, count: pool.count - start))
        for parameter in pattern.query {
            let start = pool.count
            pool.append(contentsOf: parameter.name.utf8)
            names.append(LinkName(start: start, count: pool.count - start, isRepeated: parameter.isRepeated))
        }
        shape.isContested = shape.pathCount > 0
        shapes.append(shape)
    }

    private mutating func addEncoded(_ text: String) {
        if text.utf8.allSatisfy(LinkBytes.isUnreserved) {
            pool.append(contentsOf: text.utf8)
        } else {
            pool.append(contentsOf: PercentCoding.encode(text).utf8)
        }
    }
}
