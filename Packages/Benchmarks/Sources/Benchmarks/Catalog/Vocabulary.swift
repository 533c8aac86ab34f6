/// Some 5,000 words, few of which are common: the n-th is used about 1/n as often as the first. The same in every run.
struct Vocabulary: Sendable {
    let words: [String]
    private let sums: [Double]

    init(count: Int = 5_000) {
        var random = Numbers(seed: 7)
        var known: Set<String> = []
        var words: [String] = []
        while words.count < count {
            let word = (0...random.next(3)).map { _ in Self.syllable(&random) }.joined()
            if word.count > 2, known.insert(word).inserted { words.append(word) }
        }
        var sum = 0.0
        sums = words.indices.map { place in
            sum += 1 / Double(place + 10)
            return sum
        }
        self.words = words
    }

    private static func syllable(_ random: inout Numbers) -> String {
        let consonants = ["b", "c", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "t", "v", "w"]
        let vowels = ["a", "e", "i", "o", "u", "é"]
        let end = random.next(5) < 2 ? consonants[random.next(consonants.count)] : ""
        return consonants[random.next(consonants.count)] + vowels[random.next(vowels.count)] + end
    }

    /// A word as texts use them: a common one more often.
    func word(_ random: inout Numbers) -> String {
        let wanted = Double(random.next(1 << 30)) / Double(1 << 30) * (sums.last ?? 0)
        var low = 0
        var high = words.count - 1
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return words[low]
    }

    func text(_ count: Int, _ random: inout Numbers) -> String {
        (0..<count).map { _ in word(&random) }.joined(separator: " ")
    }
}

/// Numbers that are the same in every run: a linear congruential generator, with Knuth's constants for 64 bits.
struct Numbers: Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number below the limit.
    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
