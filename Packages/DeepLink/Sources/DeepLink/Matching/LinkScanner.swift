/// Finds the next byte that matters, eight bytes at a time.
enum LinkScanner {
    /// Where a segment ends.
    struct End {
        /// At a `/`, a `?`, a `#` or the end of the link; less than zero when there is something that no link contains.
        var index: Int
        /// Whether a `%` stands before it.
        var isEncoded: Bool
    }

    /// Where the segment ends that begins at an index.
    ///
    /// - Precondition: `start <= count`, and `count` bytes can be read at the pointer.
    @inline(__always)
    static func endOfSegment(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> End {
        let index = firstUnusual(base, from: start, to: count)
        guard index < count else { return End(index: count, isEncoded: false) }
        switch base[index] {
        case LinkBytes.slash, LinkBytes.question, LinkBytes.number: return End(index: index, isEncoded: false)
        default: return endOfUnusual(base, from: index, to: count)
        }
    }

    /// The same from a byte on that needs attention.
    @inline(never)
    private static func endOfUnusual(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> End {
        var end = End(index: start, isEncoded: false)
        while end.index < count {
            if base[end.index] == LinkBytes.percent {
                end.isEncoded = true
            } else if LinkBytes.isForbidden(base[end.index]) {
                return End(index: -1, isEncoded: false)
            } else if !LinkBytes.isPlainInSegment(base[end.index]) {
                break
            }
            end.index = firstUnusual(base, from: end.index &+ 1, to: count)
        }
        return end
    }

    /// The first index from `start` on whose byte is one of `/`, `?`, `#`, `%`, `!`, `"`, `$`, a blank or a control
    /// character; `count` when there is none.
    @inline(__always)
    private static func firstUnusual(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
        var index = start
        while index < count {
            let word = word(base, at: index, count)
            // Of each byte, the highest bit: is it less than 0x26, is it `/` or `?` (which differ in one bit), is it 0x7F? A
            // byte that is so makes the answers for those behind it wrong, which is why only the first counts.
            let folded = (word | 0x1010_1010_1010_1010) ^ 0x3F3F_3F3F_3F3F_3F3F
            let isSmall = (word &- 0x2626_2626_2626_2626) & ~word
            let isEnd = (folded &- 0x0101_0101_0101_0101) & ~folded
            let isDelete = (word &+ 0x0101_0101_0101_0101) & ~word
            let found = (isSmall | isEnd | isDelete) & 0x8080_8080_8080_8080
            // Behind the last byte stand zeros, which are found, too.
            if found != 0 { return min(index &+ found.trailingZeroBitCount &>> 3, count) }
            index &+= 8
        }
        return count
    }

    /// The eight bytes from an index on; zeros stand for those behind the end.
    ///
    /// - Precondition: `0 <= index < count`, and `count` bytes can be read at the pointer.
    @inline(__always)
    private static func word(_ base: UnsafePointer<UInt8>, at index: Int, _ count: Int) -> UInt64 {
        let left = count &- index
        let raw = UnsafeRawPointer(base)
        if left >= 8 { return UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) }
        if count >= 8 {
            // The last eight bytes, of which those before the index are shifted out: 1...7 are left, so are the bits.
            let last = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self))
            return last &>> UInt64(8 &* (8 &- left))
        }
        return shortWord(base, at: index, count)
    }

    /// The same of less than eight bytes altogether: kept apart, because it would make the usual way longer.
    @inline(never)
    private static func shortWord(_ base: UnsafePointer<UInt8>, at index: Int, _ count: Int) -> UInt64 {
        var word: UInt64 = 0
        for offset in 0..<(count &- index) { word |= UInt64(base[index &+ offset]) &<< UInt64(8 &* offset) }
        return word
    }
}
