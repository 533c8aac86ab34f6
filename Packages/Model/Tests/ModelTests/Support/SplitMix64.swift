/// Random numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension SplitMix64 {
    /// A number of any size: small ones and those at the edges as often as large ones.
    mutating func anyInt() -> Int {
        switch Int.random(in: 0..<4, using: &self) {
        case 0: Int.random(in: -20...20, using: &self)
        case 1: [Int.min, .min + 1, .max, .max - 1, 0].randomElement(using: &self) ?? 0
        default: Int(truncatingIfNeeded: next()) >> Int.random(in: 0..<63, using: &self)
        }
    }
}
