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
        /// The last bytes of the segment, as ``LinkHash`` takes them: of a segment of up to eight bytes, all of them.
        var last: UInt64
        /// -1 when the place is free.
        var state: Int32
        var count: UInt32
        /// Where the segment stands in the pool.
        var start: UInt32
        /// Where it leads. It stands here, too, so that one look into memory is enough.
        var target: State

        static let free = Slot(last: 0, state: -1, count: 0, start: 0, target: .nowhere)
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
        let last = LinkHash.last(segment, count)
        let hash = hash(segment, count, last, state: state.index)
        return slots.withUnsafeBufferPointer { slots in
            // The number of places is a power of two, so this is always one of them; half of them are free, so it ends.
            let mask = slots.count &- 1
            var index = Int(truncatingIfNeeded: hash) & mask
            while slots[index].state >= 0 {
                if slots[index].last == last, slots[index].state == state.index, Int(slots[index].count) == count,
                    count <= 8 || isText(segment, count &- 8, Int(slots[index].start))
                {
                    return slots[index].target
                }
                index = (index &+ 1) & mask
            }
            return other(than: state)
        }
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
