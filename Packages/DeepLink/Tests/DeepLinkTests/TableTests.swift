import FlowTestSupport
import RoutePatterns
import Testing

@testable import DeepLink

@Suite struct TableTests {
    @Test(
        arguments: [
            (["/a", "/a"], .conflict(.equal(0, 1), patterns: ["/a", "/a"])),
            (["/a?q", "/a?r"], .conflict(.equal(0, 1), patterns: ["/a?q", "/a?r"])),
            (
                ["/*c", "/:a", "/:a/*b"],
                .conflict(.unreachable(0, by: [1, 2]), patterns: ["/*c", "/:a", "/:a/*b"])
            ),
            (
                ["/a/:id", "/a/:name"],
                .conflict(.indistinguishable(0, 1), patterns: ["/a/:id", "/a/:name"])
            ),
            (["a"], .badPattern("a", reason: "it does not begin with a slash")),
            ([""], .badPattern("", reason: "it does not begin with a slash")),
            (["?q"], .badPattern("?q", reason: "it does not begin with a slash")),
            (["/a//b"], .badPattern("/a//b", reason: "it has an empty segment")),
            (["/a/"], .badPattern("/a/", reason: "it has an empty segment")),
            (["/a b"], .badPattern("/a b", reason: "\"a b\" can't be in a path: letters, digits, - . _ and ~ can")),
            (["/.."], .badPattern("/..", reason: "\"..\" can't be in a path: letters, digits, - . _ and ~ can")),
            (["/:"], .badPattern("/:", reason: "\":\" does not name a value: letters, digits, - and _ do")),
            (["/:i d"], .badPattern("/:i d", reason: "\":i d\" does not name a value: letters, digits, - and _ do")),
            (["/a?"], .badPattern("/a?", reason: "\"\" does not name a value: letters, digits, - and _ do")),
            (["/a?q=1"], .badPattern("/a?q=1", reason: "\"q=1\" does not name a value: letters, digits, - and _ do")),
            (["/a?tab"], .badPattern("/a?tab", reason: "\"tab\" in a query names the tab, in every link")),
            (
                ["/a?via*"],
                .badPattern("/a?via*", reason: "\"via\" in a query names a screen under the link's own, in every link")
            ),
            (
                ["/a?modal"],
                .badPattern(
                    "/a?modal", reason: "\"modal\" in a query names a screen over the link's own, in every link")
            ),
            (["/a?as"], .badPattern("/a?as", reason: "\"as\" in a query says how the screen comes up, in every link")),
            (["/:q?q"], .badPattern("/:q?q", reason: "it has two values named \"q\"")),
        ] as [([String], LinkTableError)])
    func patternsThatCanNotWorkAreRefused(_ patterns: [String], _ error: LinkTableError) {
        #expect(throws: error) { try LinkTable(patterns.map { LinkEntry($0, route: 1) }) }
    }

    @Test func aPathHasABound() throws {
        let longest = String(repeating: "/a", count: 32)
        #expect(throws: Never.self) { try LinkTable([LinkEntry(longest, route: 1)]) }
        #expect(throws: LinkTableError.badPattern(longest + "/a", reason: "it has more than 32 segments")) {
            try LinkTable([LinkEntry(longest + "/a", route: 1)])
        }
    }

    @Test(
        arguments: [
            ([LinkTab("x", root: "/a"), LinkTab("x", root: "/b")], .duplicateTab("x")),
            ([LinkTab("x", root: "/z")], .unknownRoot("/z", tab: "x")),
            ([LinkTab("x", root: "/c/:id")], .parameterizedRoot("/c/:id", tab: "x")),
            ([LinkTab("x", root: "/a"), LinkTab("y", root: "/a")], .sharedTabRoot("/a", tabs: ["x", "y"])),
        ] as [([LinkTab], LinkTableError)])
    func tabsThatCanNotWorkAreRefused(_ tabs: [LinkTab], _ error: LinkTableError) {
        let entries = ["/a", "/b", "/c/:id"].map { LinkEntry($0, route: 1) }
        #expect(throws: error) { try LinkTable(entries, tabs: tabs) }
    }

    @Test func invalidRootOrTabIsRejected() {
        let entries = [LinkEntry("/a", route: 1), LinkEntry("/c/:id", route: 2)]
        #expect(throws: LinkTableError.unknownRoot("/z", tab: nil)) { try LinkTable(entries, home: "/z") }
        #expect(throws: LinkTableError.parameterizedRoot("/c/:id", tab: nil)) { try LinkTable(entries, home: "/c/:id") }
        #expect(throws: LinkTableError.unknownTab("x", pattern: "/b")) {
            try LinkTable(entries + [LinkEntry("/b", tab: "x", route: 3)])
        }
    }

    /// The table finds the pattern of a link, encoded or not, as the matcher finds that of decoded segments.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func theTableFindsThePatternThatTheMatcherFinds(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let words = ["a", "b", "a-longer-word", "größe", "eightbit", "ninebytes"]
        var patterns: [String: RoutePattern] = [:]
        for _ in 0..<40 {
            var segments = (0..<Int.random(in: 0..<5, using: &random)).map { index in
                Bool.random(using: &random) ? ":p\(index)" : words.randomElement(using: &random) ?? "a"
            }
            if Int.random(in: 0..<8, using: &random) == 0 { segments.append("*rest") }
            let text = "/" + segments.joined(separator: "/")
            patterns[text] = try RoutePattern(text)
        }
        let list = Array(patterns.values).sorted { $0.text < $1.text }
        guard RouteConflict.all(in: list).isEmpty else { return }
        let matcher = RouteMatcher(list)
        let table = try LinkTable(list.map { LinkEntry($0.text, route: $0.text) })
        let router = URLRouter(table, policy: LinkPolicy())
        for _ in 0..<300 {
            let path = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
                (words + ["d", "A", "grösse"]).randomElement(using: &random) ?? "a"
            }
            let link = "/" + path.map { random.encoded($0) }.joined(separator: "/")
            let found = try? router.route(from: link, source: .inside)
            #expect(found == matcher.pattern(for: path).map { list[$0].text })
        }
    }
}
