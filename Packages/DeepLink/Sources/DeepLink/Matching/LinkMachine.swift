/// The automaton as flat arrays: one look-up in a hash table tells where a segment leads.
struct LinkMachine: Sendable {
    struct State: Sendable {
        /// Where any other segment leads; -1 when it leads nowhere.
        var other: Int32
        /// The entry of a path that ends here; -1 when there is none.
        var entry: Int32
        /// Whether there are segments that lead elsewhere.
        var hasEdges: Bool
    }

    /// A place of the hash table: where a segment leads from a state.
    struct Slot: Sendable {
        var hash: UInt32
        var state: Int32
        /// -1 when the place is free.
        var target: Int32
        /// Where the segment stands in the pool.
        var start: UInt32
        var count: UInt32

        static let free = Slot(hash: 0, state: -1, target: -1, start: 0, count: 0)
    }

    let states: [State]
    /// A power of two, at least twice as many as are taken: a search always ends.
    let slots: [Slot]
    /// The texts of all segments, one after the other.
    let pool: [UInt8]
    let hash: LinkHash

    /// Where a segment leads from a state; -1 when it leads nowhere.
    ///
    /// - Precondition: `count` bytes, at least one, can be read at the pointer.
    @inline(__always)
    func step(_ segment: UnsafePointer<UInt8>, _ count: Int, from state: Int32) -> Int32 {
        let from = states[Int(state)]
        guard from.hasEdges else { return from.other }
        let hash = hash(segment, count, state: state)
        let tag = UInt32(truncatingIfNeeded: hash &>> 32)
        return slots.withUnsafeBufferPointer { slots in
            // The number of places is a power of two, so this is always one of them; half of them are free, so it ends.
            let mask = slots.count &- 1
            var index = Int(truncatingIfNeeded: hash) & mask
            while slots[index].target >= 0 {
                if slots[index].hash == tag, slots[index].state == state, Int(slots[index].count) == count,
                    isText(segment, count, Int(slots[index].start))
                {
                    return slots[index].target
                }
                index = (index &+ 1) & mask
            }
            return from.other
        }
    }

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
