import FlowTestSupport
import RoutePatterns
import Testing

@testable import DeepLink

@Suite struct TableTests {
    @Test(
        arguments: [
            (["/a", "/a"], "Two entries have the path of \"/a\". Give one of them another path."),
            (["/a?q", "/a?r"], "Two entries have the path of \"/a?r\". Give one of them another path."),
            (
                ["/a/:id", "/a/:name"],
                "No link reaches \"/a/:name\", because \"/a/:id\" takes all of them. Give it another path."
            ),
            (
                ["/*c", "/:a", "/:a/*b"],
                "No link reaches \"/*c\", because \"/:a\" and \"/:a/*b\" take all of them. Give it another path."
            ),
        ])
    func patternsThatConflictAreRefused(_ patterns: [String], _ text: String) {
        #expect(throws: LinkTableError(text)) { try LinkTable(patterns.map { LinkEntry($0, route: 1) }) }
    }

    @Test(
        arguments: [
            ("a", "it does not begin with a slash (byte 0)"), ("", "it does not begin with a slash (byte 0)"),
            ("/a//b", "it has an empty segment (byte 3)"),
            ("/a?tab", "\"tab\" in a query names the tab, in every link (byte 3)"),
            (String(repeating: "/a", count: 33), "it has more than 32 segments (byte 65)"),
        ])
    func patternsThatCanNotBeReadAreRefused(_ pattern: String, _ reason: String) {
        let text =
            "The pattern \"\(pattern)\" can't be used: \(reason). Write it like \"/products/:id/*rest?color&tag*\"."
        #expect(throws: LinkTableError(text)) { try LinkTable([LinkEntry(pattern, route: 1)]) }
    }

    @Test(
        arguments: [
            (
                [LinkTab("x", root: "/a"), LinkTab("x", root: "/b")],
                "Two tabs are named \"x\". Give one of them another identifier."
            ),
            (
                [LinkTab("x", root: "/z")],
                "The root of the tab \"x\" is \"/z\", which is the pattern of no entry. Add an entry for it."
            ),
            (
                [LinkTab("x", root: "/c/:id")],
                "The root of the tab \"x\" is \"/c/:id\", but is shown without a link that has the values of its path. Use a "
                    + "pattern without \":\"."
            ),
            (
                [LinkTab("x", root: "/a"), LinkTab("y", root: "/a")],
                "The tabs \"x\" and \"y\" have one root, \"/a\". Give each a root of its own."
            ),
        ])
    func tabsThatCanNotWorkAreRefused(_ tabs: [LinkTab], _ text: String) {
        let entries = ["/a", "/b", "/c/:id"].map { LinkEntry($0, route: 1) }
        #expect(throws: LinkTableError(text)) { try LinkTable(entries, tabs: tabs) }
    }

    @Test func invalidHomeOrTabIsRejected() {
        let entries = [LinkEntry("/a", route: 1), LinkEntry("/c/:id", route: 2)]
        let unknown = "The home is \"/z\", which is the pattern of no entry. Add an entry for it."
        #expect(throws: LinkTableError(unknown)) { try LinkTable(entries, home: "/z") }
        #expect(throws: LinkTableError.self) { try LinkTable(entries, home: "/c/:id") }
        let tab =
            "The entry \"/b\" belongs to the tab \"x\", which is not in the table. Add the tab, or leave it out of the entry."
        #expect(throws: LinkTableError(tab)) { try LinkTable(entries + [LinkEntry("/b", tab: "x", route: 3)]) }
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
