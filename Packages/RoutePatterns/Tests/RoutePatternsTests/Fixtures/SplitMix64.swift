import RoutePatterns

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
    /// Patterns of few words, so that many of them fit the same paths.
    mutating func patterns(_ count: Int, words: [String] = ["a", "b"], depth: Int = 4) throws -> [RoutePattern] {
        var result: [RoutePattern] = []
        for _ in 0..<count {
            let length = Int.random(in: 0...depth, using: &self)
            var segments = (0..<length).map { index in
                Bool.random(using: &self)
                    ? ":\(["p", "q"].randomElement(using: &self) ?? "p")\(index)"
                    : words.randomElement(using: &self) ?? "a"
            }
            if Int.random(in: 0..<4, using: &self) == 0 { segments.append("*rest") }
            result.append(try RoutePattern("/" + segments.joined(separator: "/")))
        }
        return result
    }

    mutating func path(words: [String] = ["a", "b", "z"], depth: Int = 6) -> [String] {
        (0..<Int.random(in: 0...depth, using: &self)).map { _ in words.randomElement(using: &self) ?? "a" }
    }
}
