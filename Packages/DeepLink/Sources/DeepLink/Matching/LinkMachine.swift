/// The automaton as flat arrays: one look-up in a hash table tells where a segment leads.
struct LinkMachine: Sendable {
    struct State: Sendable {
        /// Its index; -1 for where nothing leads.
        var index: Int32
        /// Where any other segment leads; -1 when it leads nowhere.
        var other: Int32
        /// The entry of a path that ends here; -1 when there is none.
        var entry: Int32
        /// Whether there are segments that lead elsewhere.
        var hasEdges: Bool

        static let nowhere = State(index: -1, other: -1, entry: -1, hasEdges: false)
    }

    /// A place of the hash table: where a segment leads from a state.
    struct Slot: Sendable {
        var hash: UInt32
        var state: Int32
        /// Where the segment stands in the pool.
        var start: UInt32
        var count: UInt32
        /// Where it leads. It stands here, too, so that one look into memory is enough. Nowhere when the place is free.
        var target: State

        static let free = Slot(hash: 0, state: -1, start: 0, count: 0, target: .nowhere)
    }

    let states: [State]
    /// A power of two, at least twice as many as are taken: a search always ends.
    let slots: [Slot]
    /// The texts of all segments, one after the other.
    let pool: [UInt8]
    let hash: LinkHash

    /// Where a segment leads from a state.
    ///
    /// - Precondition: `count` bytes, at least one, can be read at the pointer.
    @inline(__always)
    func step(_ segment: UnsafePointer<UInt8>, _ count: Int, from state: State) -> State {
        guard state.hasEdges else { return other(than: state) }
        let hash = hash(segment, count, state: state.index)
        let tag = UInt32(truncatingIfNeeded: hash &>> 32)
        let found = slots.withUnsafeBufferPointer { slots -> State in
            // The number of places is a power of two, so this is always one of them; half of them are free, so it ends.
            let mask = slots.count &- 1
            var index = Int(truncatingIfNeeded: hash) & mask
            while slots[index].target.index >= 0 {
                if slots[index].hash == tag, slots[index].state == state.index, Int(slots[index].count) == count,
                    isText(segment, count, Int(slots[index].start))
                {
                    break
                }
                index = (index &+ 1) & mask
            }
            return slots[index].target
        }
        return found.index < 0 ? other(than: state) : found
    }

    /// Where a segment leads from a state that is none of those that lead elsewhere.
    @inline(__always)
    func other(than state: State) -> State { state.other < 0 ? .nowhere : states[Int(state.other)] }

    /// Whether bytes are those that stand in the pool from an index on.
    ///
    /// - Precondition: So many stand there: the builder has put them there, and nothing is taken out of the pool.
    @inline(__always)
    private func isText(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ start: Int) -> Bool {
        pool.withUnsafeBufferPointer { pool in
            pool.baseAddress.map { LinkBytes.areEqual($0 + start, bytes, count) } ?? false
        }
    }
}
