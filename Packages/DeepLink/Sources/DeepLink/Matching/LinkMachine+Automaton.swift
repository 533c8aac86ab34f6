import RoutePatterns

extension LinkMachine {
    init(_ automaton: RouteAutomaton, seed: UInt64) {
        var pool: [UInt8] = []
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(automaton.literals.count)
        pool.reserveCapacity(automaton.literals.count * 16)
        for var literal in automaton.literals {
            let start = pool.count
            literal.withUTF8 { pool.append(contentsOf: $0) }
            ranges.append(start..<pool.count)
        }
        let states = automaton.states.enumerated().map { index, state in
            State(
                index: Int32(index), other: state.other.map(Int32.init) ?? -1,
                entry: state.pattern.map(Int32.init) ?? -1, hasEdges: !state.edges.isEmpty)
        }
        let hash = LinkHash(seed: seed)
        var capacity = 16
        while capacity < automaton.edges.count * 2 { capacity *= 2 }
        var slots = Array(repeating: Slot.free, count: capacity)
        pool.withUnsafeBufferPointer { pool in
            guard let base = pool.baseAddress else { return }
            for (state, edges) in automaton.states.lazy.map(\.edges).enumerated() {
                for edge in automaton.edges[edges] {
                    // The text lies within the pool, into which it was put above.
                    let text = ranges[edge.literal]
                    let last = LinkHash.last(base + text.lowerBound, text.count)
                    let value = hash(base + text.lowerBound, text.count, last, state: Int32(state))
                    var index = Int(truncatingIfNeeded: value) & (capacity - 1)
                    while slots[index].state >= 0 { index = (index + 1) & (capacity - 1) }
                    slots[index] = Slot(
                        last: last, state: Int32(state), count: UInt32(text.count), start: UInt32(text.lowerBound),
                        target: states[edge.target])
                }
            }
        }
        self.slots = slots
        self.pool = pool
        self.hash = hash
        self.states = states
    }

    /// Whether some values make that another pattern takes the path: at the place of a value other segments stand, too, or
    /// a tail of some length belongs to another pattern.
    func isContested(_ pattern: RoutePattern, _ entry: Int) -> Bool {
        var state = states[0]
        for segment in pattern.segments {
            switch segment {
            case .literal(var text):
                state = text.withUTF8 { text in text.baseAddress.map { step($0, text.count, from: state) } ?? .nowhere }
            case .parameter:
                if state.hasEdges { return true }
                state = other(than: state)
            case .tail:
                for _ in 0...RoutePattern.limit {
                    let next = other(than: state)
                    if state.hasEdges || next.entry != entry { return true }
                    if next.index == state.index { return false }
                    state = next
                }
                return true
            }
        }
        return state.entry != entry
    }
}
