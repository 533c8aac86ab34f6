/// The hash function SHA-256 (FIPS 180-4).
///
/// A library for it would bring a second copy of BoringSSL into the build: several hundred C files for one pure function
/// that published test vectors check.
enum SHA256 {
    /// The hash of nothing, to which blocks are added.
    static let initial: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]

    /// Returns the hash of `bytes` as 64 lower-case hexadecimal digits.
    static func hexadecimal(_ bytes: [UInt8]) -> String { hexadecimal(hash(bytes)) }

    /// Returns the words of a hash as 64 lower-case hexadecimal digits.
    static func hexadecimal(_ hash: [UInt32]) -> String {
        hash.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    /// Returns the hash of `bytes` as 32 bytes.
    static func bytes(_ bytes: [UInt8]) -> [UInt8] { self.bytes(of: hash(bytes)) }

    /// Returns words as bytes.
    static func bytes(of words: [UInt32]) -> [UInt8] {
        words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
    }

    /// Returns the hash of a message as eight words.
    ///
    /// - Parameters:
    ///   - bytes: The message, or the rest of a message that begins with the blocks before it.
    ///   - start: The hash of the blocks before it.
    ///   - count: The number of bytes before it, a multiple of 64.
    static func hash(_ bytes: [UInt8], after start: [UInt32] = initial, count: Int = 0) -> [UInt32] {
        var hash = start
        let message = words(padded(bytes, total: count + bytes.count))
        for block in stride(from: 0, to: message.count, by: 16) { add(message[block..<block + 16], to: &hash) }
        return hash
    }

    /// Returns bytes, whose number is a multiple of 4, as words.
    static func words(_ bytes: [UInt8]) -> [UInt32] {
        stride(from: 0, to: bytes.count, by: 4).map { index in
            bytes[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
    }

    /// Appends a 1 bit, zeros, and the message's length in bits, which makes the length a multiple of 64 bytes.
    private static func padded(_ bytes: [UInt8], total: Int) -> [UInt8] {
        let zeros = (119 - bytes.count % 64) % 64
        let length = UInt64(total) * 8
        return bytes + [0x80] + Array(repeating: 0, count: zeros)
            + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt64($0)) }
    }

    /// Adds a block of 16 words to a hash.
    static func add(_ block: some Sequence<UInt32>, to hash: inout [UInt32]) {
        var schedule = Array(block)
        for index in 16..<64 {
            let (early, late) = (schedule[index - 15], schedule[index - 2])
            let s0 = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
            let s1 = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
            schedule.append(schedule[index - 16] &+ s0 &+ schedule[index - 7] &+ s1)
        }
        var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
        var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
        for (constant, word) in zip(constants, schedule) {
            let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
            let first = h &+ s1 &+ (e & f ^ ~e & g) &+ constant &+ word
            let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
            let second = s0 &+ (a & b ^ a & c ^ b & c)
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { hash[index] &+= word }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
