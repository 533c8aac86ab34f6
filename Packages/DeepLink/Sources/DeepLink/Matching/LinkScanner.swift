/// Finds the next byte that matters, eight bytes at a time.
enum LinkScanner {
    /// The first index from `start` on whose byte ends a segment or has to be looked at in one: `/`, `?`, `#`, `%`, a blank,
    /// a control character; `count` when there is none.
    ///
    /// - Precondition: `start <= count`, and `count` bytes can be read at the pointer.
    @inline(__always)
    static func endOfSegment(_ base: UnsafePointer<UInt8>, from start: Int, to count: Int) -> Int {
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
            guard found != 0 else {
                index &+= 8
                continue
            }
            index &+= found.trailingZeroBitCount &>> 3
            // Behind the last byte stand zeros. `!`, `"` and `$` are small and yet nothing special.
            guard index < count else { return count }
            if !LinkBytes.isPlainInSegment(base[index]) { return index }
            index &+= 1
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
        var word: UInt64 = 0
        for offset in 0..<left { word |= UInt64(base[index &+ offset]) &<< UInt64(8 &* offset) }
        return word
    }
}
