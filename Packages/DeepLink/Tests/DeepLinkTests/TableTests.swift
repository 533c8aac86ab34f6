import FlowKit
import Testing

@testable import DeepLink

@Suite struct TableTests {
    @Test(
        arguments: [
            (["/a", "/a"], .duplicatePattern("/a")),
            (["/a?q", "/a?r"], .duplicatePattern("/a?r")),
            (["/a/:id", "/a/:name"], .shadowedPattern("/a/:name", by: "/a/:id")),
            (["a"], .badPattern("a", reason: "it does not begin with a slash")),
            ([""], .badPattern("", reason: "it does not begin with a slash")),
            (["?q"], .badPattern("?q", reason: "it does not begin with a slash")),
            (["/a//b"], .badPattern("/a//b", reason: "it has an empty segment")),
            (["/a/"], .badPattern("/a/", reason: "it has an empty segment")),
            (["/a b"], .badPattern("/a b", reason: "\"a b\" can't stand in a path: letters, digits, - . _ and ~ can")),
            (["/.."], .badPattern("/..", reason: "\"..\" can't stand in a path: letters, digits, - . _ and ~ can")),
            (["/:"], .badPattern("/:", reason: "\":\" does not name a value: letters, digits, - and _ do")),
            (["/:i d"], .badPattern("/:i d", reason: "\":i d\" does not name a value: letters, digits, - and _ do")),
            (["/a?"], .badPattern("/a?", reason: "\"\" does not name a value: letters, digits, - and _ do")),
            (["/a?q=1"], .badPattern("/a?q=1", reason: "\"q=1\" does not name a value: letters, digits, - and _ do")),
            (["/a?tab"], .badPattern("/a?tab", reason: "\"tab\" in a query names the tab, in every link")),
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
            ([LinkTab("x", root: "/z")], .unknownTabRoot("/z", tab: "x")),
            ([LinkTab("x", root: "/c/:id")], .parameterisedTabRoot("/c/:id", tab: "x")),
            ([LinkTab("x", root: "/a"), LinkTab("y", root: "/a")], .sharedTabRoot("/a", tabs: ["x", "y"])),
        ] as [([LinkTab], LinkTableError)])
    func tabsThatCanNotWorkAreRefused(_ tabs: [LinkTab], _ error: LinkTableError) {
        let entries = ["/a", "/b", "/c/:id"].map { LinkEntry($0, route: 1) }
        #expect(throws: error) { try LinkTable(entries, tabs: tabs) }
    }

    @Test func whatTheTableDoesNotHoldCanNotBeNamed() {
        let entries = [LinkEntry("/a", route: 1), LinkEntry("/c/:id", route: 2)]
        #expect(throws: LinkTableError.unknownHome("/z")) { try LinkTable(entries, home: "/z") }
        #expect(throws: LinkTableError.parameterisedHome("/c/:id")) { try LinkTable(entries, home: "/c/:id") }
        #expect(throws: LinkTableError.unknownTab("x", pattern: "/b")) {
            try LinkTable(entries + [LinkEntry("/b", tab: "x", route: 3)])
        }
    }

    @Test func tablesAreMadeOfRouteConfigs() throws {
        let config = RouteConfig(
            activity: "shop", tab: TabConfig(identifier: "bag", title: "Bag", icon: "bag", index: 0), path: "/bag")
        let entry = LinkEntry<Int>(config) { _ in
            1
        } print: { _ in
            [:]
        }
        #expect(entry.pattern == "/bag")
        #expect(entry.tab == "bag")
        #expect(LinkTab(config) == LinkTab("bag", root: "/bag"))
        #expect(LinkTab(RouteConfig(activity: "shop", path: "/a")) == nil)
        #expect(throws: Never.self) { try LinkTable([entry], tabs: [LinkTab("bag", root: "/bag")], home: "/bag") }
    }

    /// What a search through all patterns finds, the automaton finds, in one step for each segment.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func theAutomatonFindsWhatASearchFinds(_ seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let words = ["a", "b", "c"]
        var patterns: [String: LinkPattern] = [:]
        for _ in 0..<30 {
            let segments = (0..<Int.random(in: 0..<5, using: &random)).map { index in
                Bool.random(using: &random) ? ":p\(index)" : words.randomElement(using: &random) ?? "a"
            }
            let text = "/" + segments.joined(separator: "/")
            patterns[text] = try LinkPattern(text)
        }
        let list = Array(patterns.values)
        let automaton = try LinkAutomaton(list)
        for _ in 0..<300 {
            let path = (0..<Int.random(in: 0..<5, using: &random)).map { _ in
                (words + ["d"]).randomElement(using: &random) ?? "a"
            }
            #expect(automaton.entry(for: path).map { list[$0].text } == search(list, path)?.text)
        }
    }

    @Test func aTableThatGrowsTooLargeIsRefused() throws {
        let patterns = ["/a/:x", "/b/:x", "/:x/c", "/:x/d"]
        let parsed = try patterns.map { try LinkPattern($0) }
        #expect(throws: LinkTableError.tooAmbiguous(limit: 5)) { try LinkAutomaton(parsed, stateLimit: 5) }
    }

    /// The fitting pattern whose literals come first.
    private func search(_ patterns: [LinkPattern], _ path: [String]) -> LinkPattern? {
        patterns.filter { pattern in
            pattern.segments.count == path.count
                && zip(pattern.segments, path).allSatisfy { segment, text in
                    if case .literal(let literal) = segment { literal == text } else { true }
                }
        }.min { one, other in
            ranks(one).lexicographicallyPrecedes(ranks(other))
        }
    }

    private func ranks(_ pattern: LinkPattern) -> [Int] {
        pattern.segments.map { if case .literal = $0 { 0 } else { 1 } }
    }
}
