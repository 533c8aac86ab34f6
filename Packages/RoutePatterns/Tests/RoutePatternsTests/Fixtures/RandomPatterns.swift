import FlowTestSupport
import RoutePatterns

extension SplitMix64 {
    /// Patterns of few words, so that many of them fit the same paths.
    mutating func patterns(_ count: Int, words: [String] = ["a", "b"], depth: Int = 4) throws -> [RoutePattern] {
        var result: [RoutePattern] = []
        for _ in 0..<count {
            let length = Int.random(in: 0...depth, using: &self)
            var segments = (0..<length).map { index in
                let word = words.randomElement(using: &self) ?? "a"
                return switch Int.random(in: 0..<8, using: &self) {
                case 0: word + ":p\(index)"
                case 1: ":p\(index).\(word)"
                case 2: word + ":p\(index).\(word)"
                case 3, 4: ":\(["p", "q"].randomElement(using: &self) ?? "p")\(index)"
                default: word
                }
            }
            if Int.random(in: 0..<4, using: &self) == 0 { segments.append("*rest") }
            result.append(try RoutePattern("/" + segments.joined(separator: "/")))
        }
        return result
    }

    mutating func path(words: [String] = ["a", "b", "z", "az", "z.a", "az.a", "bz.b"], depth: Int = 6) -> [String] {
        (0..<Int.random(in: 0...depth, using: &self)).map { _ in words.randomElement(using: &self) ?? "a" }
    }
}
