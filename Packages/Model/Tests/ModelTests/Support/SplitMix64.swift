import FlowTesting

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
