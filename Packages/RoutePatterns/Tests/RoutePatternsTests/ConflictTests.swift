import FlowTestSupport
import Testing

@testable import RoutePatterns

@Suite struct ConflictTests {
    @Test(
        arguments: [
            ([], []), (["/a", "/b", "/:x", "/*y", "/"], []), (["/a", "/a"], [.equal(0, 1)]),
            (["/a?q", "/b", "/a?r"], [.equal(0, 2)]), (["/a", "/a", "/a"], [.equal(0, 1), .equal(0, 2)]),
            (["/a/:id", "/a/:name"], [.indistinguishable(0, 1)]), (["/*a", "/*b"], [.indistinguishable(0, 1)]),
            (["/:a", "/:b", "/:b?q", "/:c"], [.indistinguishable(0, 1), .equal(1, 2), .indistinguishable(0, 3)]),
            (["/:a", "/:a/*b", "/*c"], [.unreachable(2, by: [0, 1])]),
            (["/*c", "/:a/:b", "/:a", "/:a/:b/*c"], [.unreachable(0, by: [2, 1, 3])]),
            (["/*c", "/:a/*b"], []), (["/:a", "/a/*b", "/*c"], []),
            (["/*c", "/:a", "/*c", "/:a/*b"], [.unreachable(0, by: [1, 3]), .equal(0, 2)]),
            (["/a:x", "/a:y"], [.indistinguishable(0, 1)]), (["/a:x", "/:y.b", "/:z", "/a"], []),
            (["/*c", "/a:x", "/:a", "/:a/*b"], [.unreachable(0, by: [2, 3])]),
            (["/a:x/*c", "/:y/*d", "/a:x", "/a:x/*b"], [.indistinguishable(0, 3)]),
            (["/a:x/*c", "/a:y", "/a:y/*d"], [.indistinguishable(0, 2)]),
            (["/a:x/*c", "/a:y", "/a:y/:z", "/a:y/:z/*d"], [.unreachable(0, by: [2, 3])]),
            (["/a/*c", "/:x/:y", "/a/:y", "/:x/:y/*z", "/a/:x/*z"], [.unreachable(0, by: [2, 4])]),
        ] as [([String], [RouteConflict])])
    func conflictsAreFound(_ texts: [String], _ conflicts: [RouteConflict]) throws {
        #expect(RouteConflict.all(in: try texts.map { try RoutePattern($0) }) == conflicts)
    }

    /// Compared with what the patterns do to all paths, up to a length beyond which they are alike.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func conflictsAreWhatAllPathsShow(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let patterns = try random.patterns(.random(in: 1...14, using: &random), words: ["a"], depth: 3)
        let found = RouteConflict.all(in: patterns)
        var expected: [RouteConflict] = []
        for (second, pattern) in patterns.enumerated() {
            let alike = patterns[..<second].indices.filter { patterns[$0].shape == pattern.shape }
            if let equal = alike.first(where: { patterns[$0].path == pattern.path }) {
                expected.append(.equal(equal, second))
            } else if let first = alike.first {
                expected.append(.indistinguishable(first, second))
            } else {
                let winners = Self.paths.filter { pattern.fits($0) }.map { path in
                    patterns.indices.filter { patterns[$0].fits(path) }
                        .min { patterns[$0].ranks.lexicographicallyPrecedes(patterns[$1].ranks) }
                }
                guard !winners.contains(second) else { continue }
                let reported = found.compactMap { if case .unreachable(second, let by) = $0 { by } else { nil } }
                #expect(Set(winners).isSuperset(of: Set(reported.first ?? [])))
                expected.append(.unreachable(second, by: reported.first ?? []))
            }
        }
        #expect(found == expected)
    }

    @Test func aThousandPatternsHaveNoConflicts() throws {
        let patterns = try (0..<250).flatMap { number in
            ["/s\(number)", "/s\(number)/:id", "/s\(number)/:id/b/*rest?q&tag*", "/:x/t\(number)"]
        }.map { try RoutePattern($0) }
        #expect(RouteConflict.all(in: patterns).isEmpty)
        let matcher = RouteMatcher(patterns)
        #expect(matcher.pattern(for: ["s7", "t9"]).map { patterns[$0].text } == "/s7/:id")
        #expect(matcher.pattern(for: ["s", "t9"]).map { patterns[$0].text } == "/:x/t9")
    }

    /// All paths of these words up to five segments. Some have a letter that no pattern has.
    private static let paths: [[String]] = {
        var result: [[String]] = [[]]
        var last = result
        for _ in 0..<5 {
            last = last.flatMap { path in ["a", "z", "az", "z.a", "az.a"].map { path + [$0] } }
            result += last
        }
        return result
    }()
}
