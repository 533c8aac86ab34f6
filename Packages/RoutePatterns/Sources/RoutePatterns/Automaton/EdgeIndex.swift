/// Finds where a literal leads from a node.
struct EdgeIndex {
    private struct Slot {
        var node: Int32 = -1
        var literal: Int32 = -1
        var target: Int32 = -1
    }

    private var slots = Array(repeating: Slot(), count: 64)
    private var count = 0

    /// The node to which the literal leads; nil when it leads nowhere. O(1).
    func target(of literal: Int32, from node: Int32) -> Int32? {
        let found = slots[slot(of: literal, from: node)]
        return found.target < 0 ? nil : found.target
    }

    /// - Precondition: The literal has led nowhere from this node.
    mutating func insert(_ target: Int32, for literal: Int32, from node: Int32) {
        if (count + 1) * 2 > slots.count {
            let old = slots
            slots = Array(repeating: Slot(), count: old.count * 2)
            for known in old where known.target >= 0 { slots[slot(of: known.literal, from: known.node)] = known }
        }
        slots[slot(of: literal, from: node)] = Slot(node: node, literal: literal, target: target)
        count += 1
    }

    /// Where it stands, or the free place where it is to stand: at least half of the places are free.
    private func slot(of literal: Int32, from node: Int32) -> Int {
        let key = UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: literal))
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1)
        while slots[slot].target >= 0, slots[slot].node != node || slots[slot].literal != literal {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }
}
