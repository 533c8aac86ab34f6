import FlowTestSupport

/// Changes links in ways in which people, programs and attackers change them.
struct Mutations {
    var random: SplitMix64
    /// Links that are right.
    private let originals: [[UInt8]]
    private let pieces: [[UInt8]]

    private static let pieces: [[UInt8]] = [
        "/", "//", "?", "&", "=", "#", "%", "%2", "%2F", "%00", "%FF", "%C3%A9", "%E2%82", "%2e%2E", "+", "..", ".",
        "~",
        "~.", "@", ":", ":443", "tab=", "tab=bag", "tag", "tag=a", "q", "limit=9", "sort=rating", "\u{0}", " ",
        "\u{7F}",
        "\u{202E}", "é", "👩‍👧", "-9223372036854775808", "99999999999999999999", "shop", "https", "[::1]", "\\", "*",
    ].map { Array($0.utf8) }

    /// - Parameter pieces: What is put in besides the usual.
    init(seed: UInt64, originals: [String], pieces: [String] = []) {
        random = SplitMix64(seed: seed)
        self.pieces = Self.pieces + pieces.map { Array($0.utf8) }
        self.originals = originals.map { Array($0.utf8) }
    }

    /// A link with up to six changes. The same seed makes the same links.
    mutating func next() -> String {
        var link = originals.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 0...6, using: &random) { change(&link) }
        return String(decoding: link, as: UTF8.self)
    }

    private mutating func change(_ link: inout [UInt8]) {
        let from = Int.random(in: 0...link.count, using: &random)
        let to = min(link.count, from + Int.random(in: 0...8, using: &random))
        switch Int.random(in: 0..<9, using: &random) {
        case 0: link.removeSubrange(from..<to)
        case 1: link.insert(contentsOf: link[from..<to], at: from)
        case 2: link.insert(UInt8.random(in: 0...255, using: &random), at: from)
        case 3: if from < link.count { link[from] ^= 1 << UInt8.random(in: 0...7, using: &random) }
        case 4: if from < link.count { link.replaceSubrange(from...from, with: encoded(link[from])) }
        case 5:
            let other = originals.randomElement(using: &random) ?? []
            link.replaceSubrange(from..., with: other[Int.random(in: 0...other.count, using: &random)...])
        case 6:
            let piece = pieces.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...40, using: &random) { link.insert(contentsOf: piece, at: from) }
        default: link.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: from)
        }
    }

    private func encoded(_ byte: UInt8) -> [UInt8] {
        let digits = Array("0123456789aBcDeF".utf8)
        return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
}
