/// Numbers texts in the order in which they come, each once. Texts count byte by byte.
struct LiteralIndex {
    private(set) var literals: [String] = []
    private var hashes: [UInt64] = []
    private var slots: [Int32] = Array(repeating: -1, count: 64)

    /// The number of a text; a new one when the text has none. O(*n*) in the length of the text.
    mutating func number(of text: String) -> Int32 {
        let hash = Self.hash(text)
        let slot = slot(of: text, hash)
        guard slots[slot] < 0 else { return slots[slot] }
        let number = Int32(literals.count)
        slots[slot] = number
        literals.append(text)
        hashes.append(hash)
        if literals.count * 2 > slots.count { grow() }
        return number
    }

    /// The number of a text; nil when it has none. O(*n*) in the length of the text.
    func known(_ text: String) -> Int32? {
        let number = slots[slot(of: text, Self.hash(text))]
        return number < 0 ? nil : number
    }

    /// Where its number stands, or the free place where it is to stand: at least half of the places are free.
    private func slot(of text: String, _ hash: UInt64) -> Int {
        var slot = first(hash)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if hashes[number] == hash, Self.areSame(literals[number], text) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private static func hash(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { bytes in
            bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
    }

    private static func areSame(_ one: String, _ other: String) -> Bool {
        var one = one
        var other = other
        return one.withUTF8 { one in other.withUTF8 { other in one.elementsEqual(other) } }
    }

    private func first(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1) }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for (number, hash) in hashes.enumerated() {
            var slot = first(hash)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number)
        }
    }
}
