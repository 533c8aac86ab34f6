import RoutePatterns

extension LinkMachine {
    init(_ automaton: RouteAutomaton, seed: UInt64) {
        var pool: [UInt8] = []
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(automaton.literals.count)
        pool.reserveCapacity(automaton.literals.count * 16)
        for literal in automaton.literals {
            let start = pool.count
            pool.append(contentsOf: literal.utf8)
            ranges.append(start..<pool.count)
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
                    let value = hash(base + text.lowerBound, text.count, state: Int32(state))
                    var index = Int(truncatingIfNeeded: value) & (capacity - 1)
                    while slots[index].target >= 0 { index = (index + 1) & (capacity - 1) }
                    slots[index] = Slot(
                        hash: UInt32(truncatingIfNeeded: value &>> 32), state: Int32(state), target: Int32(edge.target),
                        start: UInt32(text.lowerBound), count: UInt32(text.count))
                }
            }
        }
        self.slots = slots
        self.pool = pool
        self.hash = hash
        states = automaton.states.map { state in
            State(
                other: state.other.map(Int32.init) ?? -1, entry: state.pattern.map(Int32.init) ?? -1,
                hasEdges: !state.edges.isEmpty)
        }
    }

    /// Whether some values make that another pattern takes the path: at the place of a value other segments stand, too, or
    /// a tail of some length belongs to another pattern.
    func isContested(_ pattern: RoutePattern, _ entry: Int) -> Bool {
        var state: Int32 = 0
        for segment in pattern.segments {
            switch segment {
            case .literal(var text):
                state = text.withUTF8 { bytes in bytes.baseAddress.map { step($0, bytes.count, from: state) } ?? -1 }
            case .parameter:
                if states[Int(state)].hasEdges { return true }
                state = states[Int(state)].other
            case .tail:
                for _ in 0...RoutePattern.limit {
                    if states[Int(state)].hasEdges { return true }
                    let next = states[Int(state)].other
                    if next < 0 || states[Int(next)].entry != entry { return true }
                    if next == state { return false }
                    state = next
                }
                return true
            }
            // Not so: the pattern's own segments lead on.
            if state < 0 { return true }
        }
        return false
    }
}
