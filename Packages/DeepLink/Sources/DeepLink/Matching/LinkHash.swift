/// Hashes a segment, eight bytes at a time, together with the state in which it is looked up.
///
/// What it starts with and what it multiplies by are others in each process, so nobody can prepare links whose segments
/// collide.
struct LinkHash: Sendable {
    private let seed: UInt64
    private let factor: UInt64

    init(seed: UInt64) {
        var random = SplitMix(state: seed)
        self.seed = random.next()
        factor = random.next() | 1
    }

    /// - Parameter last: What ``last(_:_:)`` says of the segment.
    /// - Precondition: `count` bytes can be read at the pointer.
    @inline(__always)
    func callAsFunction(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ last: UInt64, state: Int32) -> UInt64 {
        let raw = UnsafeRawPointer(bytes)
        var hash = seed ^ (UInt64(UInt32(bitPattern: state)) &<< 32 | UInt64(UInt32(truncatingIfNeeded: count)))
        var offset = 0
        while offset &+ 8 < count {
            hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset &+= 8
        }
        return mixed(hash ^ last)
    }

    /// The last eight bytes of a segment; of a shorter one all of them, some twice, so that two of the same length never
    /// have the same.
    ///
    /// - Precondition: `count` bytes can be read at the pointer.
    @inline(__always)
    static func last(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
        let raw = UnsafeRawPointer(bytes)
        if count >= 8 { return raw.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) }
        if count >= 4 {
            let low = raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
            return UInt64(low) | UInt64(raw.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)) &<< 32
        }
        // The first, the middle and the last byte, which are all of them.
        return count > 0 ? UInt64(bytes[0]) | UInt64(bytes[count &>> 1]) &<< 8 | UInt64(bytes[count &- 1]) &<< 16 : 0
    }

    @inline(__always)
    private func mixed(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }

    /// Makes numbers that have nothing in common out of one that may be small.
    private struct SplitMix {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
            return value ^ value >> 31
        }
    }
}
