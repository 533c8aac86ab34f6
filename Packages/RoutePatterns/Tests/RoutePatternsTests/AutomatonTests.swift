import Testing

@testable import RoutePatterns

@Suite struct AutomatonTests {
    @Test(
        arguments: [
            (["new"], "/new"), (["12"], "/:id"), (["12", "13"], "/*rest"), (["new", "b"], "/*rest"),
            (["12", "b", "c"], "/:id/b/c"), (["new", "b", "c"], "/new/:x/c"), (["new", "b", "e"], "/:id/b/e"),
            (["new", "b", "d"], "/*rest"),
            (["new", "x", "c"], "/new/:x/c"), ([], "/"), ([".."], nil), (["new", ""], nil),
        ] as [([String], String?)])
    func literalsGoBeforeValuesAndTheseBeforeTails(_ path: [String], _ text: String?) throws {
        let texts = ["/*rest", "/:id", "/new", "/:id/b/c", "/:id/b/e", "/new/:x/c", "/"]
        for texts in [texts, texts.reversed()] {
            let automaton = try RouteAutomaton(try texts.map { try RoutePattern($0) })
            #expect(automaton.pattern(for: path).map { texts[$0] } == text)
            #expect(automaton.candidates(for: path).first.map { texts[$0] } == text)
        }
    }

    /// What a search through all patterns finds, the automaton finds, in one step for each segment.
    @Test(arguments: 0..<100 as Range<UInt64>)
    func theAutomatonFindsWhatASearchFinds(_ seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        var shapes: Set<[RoutePattern.Segment]> = []
        let patterns = try random.patterns(.random(in: 1...40, using: &random)).filter { pattern in
            shapes.insert(pattern.shape).inserted
        }
        let automaton = try RouteAutomaton(patterns)
        for _ in 0..<200 {
            let path = random.path()
            let fitting = patterns.filter { $0.fits(path) }
            let best = fitting.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }
            #expect(automaton.pattern(for: path).map { patterns[$0] } == best)
            #expect(automaton.candidates(for: path).map { patterns[$0] } == fitting.sorted { $0.isPreferred(to: $1) })
        }
    }

    /// A segment that leads where any other would lead is not kept.
    @Test func onlyWhatMakesADifferenceIsKept() throws {
        let texts = (0..<20).flatMap { ["/s\($0)/:id", "/:x/t\($0)"] }
        let automaton = try RouteAutomaton(try texts.map { try RoutePattern($0) })
        #expect(automaton.edges.count == 40)
    }

    @Test func eachLiteralAndEachStateIsThereOnce() throws {
        let automaton = try RouteAutomaton(["/a/b", "/b/a", "/:x/a"].map { try RoutePattern($0) })
        #expect(automaton.literals == ["a", "b"])
        #expect(automaton.states.first?.edges.count == 2)
        #expect(automaton.states.first?.other != nil)
        #expect(automaton.states.allSatisfy { automaton.edges.indices.contains($0.edges) })
    }

    @Test func whatGrowsTooLargeIsRefused() throws {
        // Each path of two words leads to a state of its own.
        let texts = (0..<14).map { place in
            "/" + (0..<14).map { $0 == place ? "a" : ":p\($0)" }.joined(separator: "/") + "/end\(place)"
        }
        let patterns = try texts.map { try RoutePattern($0) }
        #expect(throws: RouteConflict.tooAmbiguous(limit: 1_000)) { try RouteAutomaton(patterns, limit: 1_000) }
        #expect(RouteConflict.all(in: patterns, limit: 1_000) == [.tooAmbiguous(limit: 1_000)])
    }
}

extension RoutePattern {
    /// Without the names of the values.
    var shape: [Segment] {
        segments.map { segment in
            switch segment {
            case .literal: segment
            case .parameter: .parameter("")
            case .tail: .tail("")
            }
        }
    }

    /// Written another way than the package's own.
    func fits(_ path: [String]) -> Bool {
        if case .tail = segments.last {
            return path.count >= segments.count && Self.fit(segments.dropLast(), path.prefix(segments.count - 1))
        }
        return path.count == segments.count && Self.fit(segments[...], path[...])
    }

    var ranks: [Int] {
        segments.map { segment in
            switch segment {
            case .literal: 0
            case .parameter: 1
            case .tail: 2
            }
        }
    }

    private static func fit(_ segments: ArraySlice<Segment>, _ path: ArraySlice<String>) -> Bool {
        zip(segments, path).allSatisfy { segment, word in
            if case .literal(let literal) = segment { literal == word } else { true }
        }
    }
}
