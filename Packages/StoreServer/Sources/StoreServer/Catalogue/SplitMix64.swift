/// A small generator of random numbers (SplitMix64) whose sequence is the same on every platform.
struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0 up to, not including, the bound, which is at least 1.
    mutating func below(_ bound: Int) -> Int {
        Int(next() >> 33) % bound
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    /// Another one. What it is used for doesn't change what this one gives.
    mutating func split() -> SplitMix64 { SplitMix64(next()) }
}
