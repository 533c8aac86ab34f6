#if SyntaxParser
    import RouteGenerator
    import SyntaxRouteScanner
    import Testing

    @Suite struct MutationTests {
        /// Whatever becomes of the corpus, it is read to its end; and where it still is Swift, alike.
        @Test(arguments: Corpus.names, 0..<4 as Range<UInt64>)
        func whatIsStillSwiftIsReadAlike(name: String, seed: UInt64) throws {
            var random = SplitMix64(state: seed &* 1_000_003)
            let lines = try Corpus.text(name).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            var compared = 0
            for _ in 0..<60 {
                let start = Int.random(in: 0..<lines.count, using: &random)
                let count = Int.random(in: 1...12, using: &random)
                var source = Array(lines[start..<min(lines.count, start + count)].joined(separator: "\n").utf8)
                for _ in 0..<Int.random(in: 0...3, using: &random) { mutate(&source, &random) }
                let text = String(decoding: source, as: UTF8.self)
                let comparison = Comparison(source)
                guard SyntaxScanner().faults(in: source).isEmpty else { continue }
                compared += 1
                let difference = try comparison.difference()
                #expect(difference == "", "\(text)")
            }
            #expect(compared > 0 || name == "unterminated")
        }

        private func mutate(_ source: inout [UInt8], _ random: inout SplitMix64) {
            guard !source.isEmpty else { return }
            let place = Int.random(in: 0..<source.count, using: &random)
            let end = min(source.count, place + Int.random(in: 1...8, using: &random))
            switch Int.random(in: 0..<3, using: &random) {
            case 0: source.removeSubrange(place..<end)
            case 1: source.insert(contentsOf: source[place..<end], at: Int.random(in: 0..<source.count, using: &random))
            default:
                let piece = Self.pieces.randomElement(using: &random) ?? ""
                source.insert(contentsOf: piece.utf8, at: place)
            }
        }

        private static let pieces = [
            "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#", "\\(", "\\", "/", "/*", "*/", "//", "\n",
            "\r\n",
            " ", ":", ",", "=", "->", ".", "?", "`", "@", " class ", " static ", " let ", "nil", "-", "é", ";", " as ",
            "&",
        ]
    }
#endif
