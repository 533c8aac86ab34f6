import FlowTestSupport
import Testing

@testable import RoutePatterns

@Suite struct RouteMatcherTests {
    @Test(
        arguments: [
            (["new"], "/new"), (["12"], "/:id"), (["12", "13"], "/*rest"), (["new", "b"], "/*rest"),
            (["12", "b", "c"], "/:id/b/c"), (["new", "b", "c"], "/new/:x/c"), (["new", "b", "e"], "/:id/b/e"),
            (["new", "b", "d"], "/*rest"),
            (["new", "x", "c"], "/new/:x/c"), ([], "/"), ([".."], nil), (["new", ""], nil),
        ] as [([String], String?)])
    func literalsPrecedeParametersAndTheyPrecedeTails(_ path: [String], _ text: String?) throws {
        let texts = ["/*rest", "/:id", "/new", "/:id/b/c", "/:id/b/e", "/new/:x/c", "/"]
        for texts in [texts, texts.reversed()] {
            let matcher = RouteMatcher(try texts.map { try RoutePattern($0) })
            #expect(matcher.pattern(for: path).map { texts[$0] } == text)
            #expect(matcher.candidates(for: path).first.map { texts[$0] } == text)
        }
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func theMatcherFindsThePatternThatASearchFinds(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var shapes: Set<[RoutePattern.Segment]> = []
        let patterns = try random.patterns(.random(in: 1...40, using: &random)).filter { pattern in
            shapes.insert(pattern.shape).inserted
        }
        let matcher = RouteMatcher(patterns)
        for _ in 0..<200 {
            let path = random.path()
            let fitting = patterns.filter { $0.fits(path) }
            let best = fitting.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }
            #expect(matcher.pattern(for: path).map { patterns[$0] } == best)
            #expect(
                matcher.candidates(for: path).map { patterns[$0] }
                    == fitting.sorted { $0.ranks.lexicographicallyPrecedes($1.ranks) })
        }
    }

    /// Of two parameters, the one with the longer text before it is more definite, then the one with the longer text after.
    @Test(
        arguments: [
            (["lamp-7"], "/lamp-:id"), (["lamp-"], "/la:id"), (["la"], "/:id"), (["lam"], "/la:id"), (["new"], "/new"),
            (["a.html"], "/:slug.html"), ([".html"], "/:id"), (["...html"], "/:id"),
            (["lamp-a.html"], "/lamp-:id.html"),
            (["lax.html"], "/la:id"), (["lamp-..html"], "/lamp-:id"),
            (["lamp-7", "x"], "/lamp-:id/x"), (["lamp-7", "y"], "/:id/y"), (["lamp-7", "z"], nil),
            (["l\u{E9}-7"], "/l\u{E9}-:id"), (["le\u{301}-7"], "/:id"),
        ] as [([String], String?)])
    func aParameterCanBeAPartOfASegment(_ path: [String], _ text: String?) throws {
        let texts = [
            "/:id", "/la:id", "/lamp-:id", "/:slug.html", "/lamp-:id.html", "/new", "/lamp-:id/x", "/:id/y",
            "/l\u{E9}-:id",
        ]
        for texts in [texts, texts.reversed()] {
            let patterns = try texts.map { try RoutePattern($0) }
            #expect(RouteConflict.all(in: patterns).isEmpty)
            let matcher = RouteMatcher(patterns)
            #expect(matcher.pattern(for: path).map { texts[$0] } == text)
            #expect(matcher.candidates(for: path).first.map { texts[$0] } == text)
        }
    }

    /// Patterns that mix literals and parameters at the same positions, so that many of them match the start of a path.
    @Test func ambiguousPatternsAreMatched() throws {
        let texts = (0..<20).map { place in
            "/" + (0..<20).map { $0 == place ? "a" : ":p\($0)" }.joined(separator: "/") + "/end\(place)"
        }
        let matcher = RouteMatcher(try texts.map { try RoutePattern($0) })
        let words = Array(repeating: "a", count: 20)
        for place in 0..<20 { #expect(matcher.pattern(for: words + ["end\(place)"]) == place) }
        #expect(matcher.pattern(for: words + ["end"]) == nil)
    }
}

extension RoutePattern {
    /// Without the names of the values.
    var shape: [Segment] {
        segments.map { segment in
            switch segment {
            case .literal: segment
            case .parameter: .parameter("")
            case .part(let prefix, _, let suffix): .part(prefix: prefix, "", suffix: suffix)
            case .tail: .tail("")
            }
        }
    }

    /// Matches in another way than the package.
    func fits(_ path: [String]) -> Bool {
        if case .tail = segments.last {
            return path.count >= segments.count && Self.fit(segments.dropLast(), path.prefix(segments.count - 1))
        }
        return path.count == segments.count && Self.fit(segments[...], path[...])
    }

    /// A number for each segment: the less, the more definite. No prefix or suffix of the tests has ten characters.
    var ranks: [Int] {
        segments.map { segment in
            switch segment {
            case .literal: 0
            case .part(let prefix, _, let suffix): 100 - 10 * prefix.count - suffix.count
            case .parameter: 100
            case .tail: 101
            }
        }
    }

    private static func fit(_ segments: ArraySlice<Segment>, _ path: ArraySlice<String>) -> Bool {
        zip(segments, path).allSatisfy { segment, word in
            switch segment {
            case .literal(let literal): literal == word
            case .part(let prefix, _, let suffix):
                word.hasPrefix(prefix) && word.hasSuffix(suffix) && word.count > prefix.count + suffix.count
            case .parameter, .tail: true
            }
        }
    }
}
