/// What single bytes mean in a link, and how bytes are compared. Whoever calls these has checked the bounds.
enum LinkBytes {
    static let slash = UInt8(ascii: "/")
    static let dot = UInt8(ascii: ".")
    static let percent = UInt8(ascii: "%")
    static let plus = UInt8(ascii: "+")
    static let tilde = UInt8(ascii: "~")
    static let question = UInt8(ascii: "?")
    static let number = UInt8(ascii: "#")

    /// Bit *n* says whether the byte *n* ends a segment or needs attention in one: controls, blank, `#`, `%`, `/`, `?`.
    private static let inSegments: UInt64 = 1 << 32 - 1 | 1 << 32 | 1 << 0x23 | 1 << 0x25 | 1 << 0x2F | 1 << 0x3F
    /// The same for queries: controls, blank, `#`, `%`, `&`, `+`, `=`.
    private static let inQueries: UInt64 =
        1 << 32 - 1 | 1 << 32 | 1 << 0x23 | 1 << 0x25 | 1 << 0x26 | 1 << 0x2B | 1 << 0x3D

    @inline(__always)
    static func isPlainInSegment(_ byte: UInt8) -> Bool {
        byte >= 64 ? byte != 0x7F : inSegments &>> UInt64(byte) & 1 == 0
    }

    @inline(__always)
    static func isPlainInQuery(_ byte: UInt8) -> Bool {
        byte >= 64 ? byte != 0x7F : inQueries &>> UInt64(byte) & 1 == 0
    }

    /// A blank or a control character, which no link contains.
    @inline(__always)
    static func isForbidden(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }

    /// Bit *n* of the first says whether the byte *n* is unreserved, of the second for the byte 64 + *n*.
    private static let unreservedLow: UInt64 = 0x03FF_6000_0000_0000
    private static let unreservedHigh: UInt64 = 0x47FF_FFFE_87FF_FFFE

    @inline(__always)
    static func isUnreserved(_ byte: UInt8) -> Bool {
        guard byte < 128 else { return false }
        return (byte < 64 ? unreservedLow : unreservedHigh) &>> UInt64(byte & 63) & 1 != 0
    }

    @inline(__always)
    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte &- UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte &- UInt8(ascii: "a") &+ 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte &- UInt8(ascii: "A") &+ 10
        default: nil
        }
    }

    /// The text with small letters in the place of the capital ones from A to Z.
    static func lowercased(_ text: Substring) -> String {
        String(decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// Whether `count` bytes are the same in both places; both have as many.
    @inline(__always)
    static func areEqual(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        let one = UnsafeRawPointer(one)
        let other = UnsafeRawPointer(other)
        if count >= 8 {
            var offset = 0
            while offset &+ 8 < count {
                guard areEqual(one, other, at: offset, UInt64.self) else { return false }
                offset &+= 8
            }
            // The last eight, some of which may have been compared already.
            return areEqual(one, other, at: count &- 8, UInt64.self)
        }
        if count >= 4 {
            return areEqual(one, other, at: 0, UInt32.self) && areEqual(one, other, at: count &- 4, UInt32.self)
        }
        for offset in 0..<max(count, 0) where !areEqual(one, other, at: offset, UInt8.self) { return false }
        return true
    }

    @inline(__always)
    private static func areEqual<Word: FixedWidthInteger & BitwiseCopyable>(
        _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, at offset: Int, _ type: Word.Type
    ) -> Bool {
        one.loadUnaligned(fromByteOffset: offset, as: type) == other.loadUnaligned(fromByteOffset: offset, as: type)
    }
}
