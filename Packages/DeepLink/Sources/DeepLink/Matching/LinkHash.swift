/// Hashes a segment, eight bytes at a time, together with the state in which it is looked up.
///
/// The seed is another one in each process, so nobody can prepare links whose segments collide.
enum LinkHash {
    /// - Precondition: `count` bytes can be read at the pointer.
    @inline(__always)
    static func of(_ bytes: UnsafePointer<UInt8>, _ count: Int, state: Int32, seed: UInt64) -> UInt64 {
        let raw = UnsafeRawPointer(bytes)
        var hash = seed ^ (UInt64(UInt32(bitPattern: state)) &<< 32 | UInt64(UInt32(truncatingIfNeeded: count)))
        var last: UInt64 = 0
        if count >= 8 {
            var offset = 0
            while offset &+ 8 < count {
                let part = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                hash = mixed(hash ^ part, 0xA076_1D64_78BD_642F)
                offset &+= 8
            }
            last = raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
        } else if count >= 4 {
            last = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
            last |= UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)) &<< 32
        } else if count > 0 {
            // The first, the middle and the last byte, which are all of them.
            last = UInt64(bytes[0]) | UInt64(bytes[count &>> 1]) &<< 8 | UInt64(bytes[count &- 1]) &<< 16
        }
        return mixed(mixed(hash ^ last, 0xE703_7ED1_A0B4_28DB) ^ seed, 0x8EBC_6AF0_9C88_C6E3)
    }

    @inline(__always)
    private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }
}
