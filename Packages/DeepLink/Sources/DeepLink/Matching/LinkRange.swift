/// Where a captured text stands in a link's bytes.
@usableFromInline
struct LinkRange: Sendable {
    @usableFromInline var start: UInt32
    /// How many bytes; the highest bit says that they have to be decoded.
    @usableFromInline var size: UInt32

    @usableFromInline static let absent = LinkRange(start: .max, size: 0)

    @inlinable
    init(start: UInt32, size: UInt32) {
        self.start = start
        self.size = size
    }

    /// - Precondition: `0 <= start <= end`, and `end` is at most ``LinkLimits/inside``.
    @inlinable
    init(_ start: Int, _ end: Int, isEncoded: Bool) {
        self.start = UInt32(truncatingIfNeeded: start)
        size = UInt32(truncatingIfNeeded: end &- start) | (isEncoded ? 0x8000_0000 : 0)
    }

    @inlinable var isAbsent: Bool { start == .max }
    @inlinable var isEncoded: Bool { size & 0x8000_0000 != 0 }
    @inlinable var lowerBound: Int { Int(start) }
    @inlinable var count: Int { Int(size & 0x7FFF_FFFF) }
    @inlinable var upperBound: Int { lowerBound &+ count }
}
