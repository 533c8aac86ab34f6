/// FNV-1a: equal bytes have equal hashes, in every run. It tells things apart, and protects nothing.
enum Hash {
    static func text(_ bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 36)
    }
}
