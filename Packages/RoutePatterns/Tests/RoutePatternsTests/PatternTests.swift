import Testing

@testable import RoutePatterns

@Suite struct PatternTests {
    @Test func aPatternIsTakenApart() throws {
        let pattern = try RoutePattern("/products/:id/größe/*rest?color&tag*&_x-1")
        #expect(pattern.segments == [.literal("products"), .parameter("id"), .literal("größe"), .tail("rest")])
        #expect(
            pattern.query == [
                .init(name: "color", kind: .query, offset: 28), .init(name: "tag", kind: .repeatedQuery, offset: 34),
                .init(name: "_x-1", kind: .query, offset: 39),
            ])
        #expect(
            pattern.parameters == [
                .init(name: "id", kind: .path, offset: 11), .init(name: "rest", kind: .tail, offset: 23),
            ] + pattern.query)
        #expect(pattern.path == "/products/:id/größe/*rest")
        #expect(pattern.text == "/products/:id/größe/*rest?color&tag*&_x-1")
        #expect(pattern.hasPathParameters)
    }

    @Test(
        arguments: [
            ("/:slug.html", .part(prefix: "", "slug", suffix: ".html"), "slug", 2),
            ("/lamp-p:id", .part(prefix: "lamp-p", "id", suffix: ""), "id", 8),
            ("/gr\u{F6}\u{DF}e-:id~x", .part(prefix: "gr\u{F6}\u{DF}e-", "id", suffix: "~x"), "id", 10),
        ] as [(String, RoutePattern.Segment, String, Int)])
    func aParameterCanHaveTextAroundIt(
        _ text: String, _ segment: RoutePattern.Segment, _ name: String, _ offset: Int
    ) throws {
        let pattern = try RoutePattern(text)
        #expect(pattern.segments == [segment])
        #expect(pattern.parameters == [.init(name: name, kind: .path, offset: offset)])
        for value in ["7", "", ".", "..", "~", "~.", "a/b"] {
            let path = pattern.path(with: [[value]])
            #expect(pattern.mismatch(with: path) == nil)
            #expect(pattern.value(0, in: path) == value)
        }
    }

    @Test func theRootHasNoSegments() throws {
        #expect(try RoutePattern("/").segments.isEmpty)
        #expect(try RoutePattern("/?q").query == [.init(name: "q", kind: .query, offset: 2)])
        #expect(try !RoutePattern("/bag?q").hasPathParameters)
    }

    @Test(
        arguments: [
            ("", "it does not begin with a slash", 0),
            ("a/b", "it does not begin with a slash", 0),
            ("?q", "it does not begin with a slash", 0),
            ("/a//b", "it has an empty segment", 3),
            ("/a/", "it has an empty segment", 3),
            ("//", "it has an empty segment", 1),
            ("/a/?q", "it has an empty segment", 3),
            ("/a b", "\"a b\" can't be in a path: letters, digits, - . _ and ~ can", 2),
            ("/é%2F", "\"é%2F\" can't be in a path: letters, digits, - . _ and ~ can", 3),
            ("/a/..", "\"..\" can't be in a path: letters, digits, - . _ and ~ can", 3),
            ("/a#b", "\"a#b\" can't be in a path: letters, digits, - . _ and ~ can", 2),
            ("/:", "\":\" does not name a value: letters, digits, - and _ do", 2),
            ("/:i d", "\":i d\" does not name a value: letters, digits, - and _ do", 3),
            ("/:é", "\":é\" does not name a value: letters, digits, - and _ do", 2),
            ("/a:", "\"a:\" does not name a value: letters, digits, - and _ do", 3),
            ("/:a:b", "\":a:b\" does not name a value: letters, digits, - and _ do", 3),
            ("/:a.:b", "\".:b\" can't be in a path: letters, digits, - . _ and ~ can", 4),
            ("/a b:c", "\"a b\" can't be in a path: letters, digits, - . _ and ~ can", 2),
            ("/:1a", "\":1a\" does not name a value: a name begins with a letter or _", 2),
            ("/a/*-b", "\"*-b\" does not name a value: a name begins with a letter or _", 4),
            ("/*", "\"*\" does not name a value: letters, digits, - and _ do", 2),
            ("/*rest/b", "\"*rest\" takes all that follows, so no segment can follow it", 6),
            ("/a?", "\"\" does not name a value: letters, digits, - and _ do", 3),
            ("/a?q&", "\"\" does not name a value: letters, digits, - and _ do", 5),
            ("/a?q=1", "\"q=1\" does not name a value: letters, digits, - and _ do", 4),
            ("/a?*", "\"*\" does not name a value: letters, digits, - and _ do", 3),
            ("/a?q**", "\"q**\" does not name a value: letters, digits, - and _ do", 4),
            ("/a?b?c", "\"b?c\" does not name a value: letters, digits, - and _ do", 4),
            ("/a?q&tab", "\"tab\" in a query names the tab, in every link", 5),
            ("/a?tab*", "\"tab\" in a query names the tab, in every link", 3),
            ("/a?q&via*", "\"via\" in a query names a screen under the link's own, in every link", 5),
            ("/a?modal", "\"modal\" in a query names a screen over the link's own, in every link", 3),
            ("/a?as", "\"as\" in a query says how the screen comes up, in every link", 3),
            ("/:q/:r?q", "it has two values named \"q\"", 7),
            ("/:a/*a", "it has two values named \"a\"", 5),
            ("/a?q&q*", "it has two values named \"q\"", 5),
        ])
    func invalidPatternIsRejected(_ text: String, _ reason: String, _ offset: Int) {
        #expect(throws: RoutePatternError(text: text, reason: reason, offset: offset)) { try RoutePattern(text) }
    }

    @Test func reservedNamesAreFreeInAPath() throws {
        for name in RoutePattern.reservedNames {
            #expect(throws: RoutePatternError.self) { try RoutePattern("/a?\(name)") }
            #expect(try RoutePattern("/\(name)/:\(name)?\(name)s").parameters.count == 2)
        }
    }

    @Test func aPatternHasABound() throws {
        let path = String(repeating: "/a", count: 32)
        let query = (0..<32).map { "q\($0)" }.joined(separator: "&")
        #expect(try RoutePattern(path + "?" + query).query.count == 32)
        #expect(throws: RoutePatternError(text: path + "/b", reason: "it has more than 32 segments", offset: 65)) {
            try RoutePattern(path + "/b")
        }
        let text = "/?" + query + "&r"
        #expect(
            throws: RoutePatternError(
                text: text, reason: "it has more than 32 values in its query", offset: text.utf8.count - 1)
        ) { try RoutePattern(text) }
    }

    @Test func theErrorSaysWhatToDo() throws {
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern("/a//b") }
        #expect(
            error?.description
                == "The pattern \"/a//b\" can't be used: it has an empty segment (byte 3). Write it like "
                + "\"/products/:id/*rest?color&tag*\".")
    }

    @Test func patternsAreTheirBytes() throws {
        let composed = try RoutePattern("/\u{E9}")
        let decomposed = try RoutePattern("/e\u{301}")
        #expect(composed != decomposed)
        #expect(try composed == RoutePattern("/\u{E9}"))
        #expect(Set([composed, decomposed, composed]).count == 2)
    }

    @Test(arguments: [("/a/:b", ["a", "x"]), ("/a/*b", ["a", "x", "y"]), ("/", []), ("/a-:b.c", ["a-x.c"])])
    func aMatchHasNoMismatch(_ text: String, _ path: [String]) throws {
        #expect(try RoutePattern(text).mismatch(with: path) == nil)
    }

    @Test(
        arguments: [
            ("/a/:b", ["a"], 1, "the path ends where the pattern goes on with \":b\""),
            ("/a/*b", ["a"], 1, "the path ends where the pattern goes on with \"*b\""),
            ("/a/:b", ["a", "x", "y"], 2, "the path goes on with \"y\" where the pattern ends"),
            ("/a/:b", ["A", "x"], 1, "segment 1 is \"A\", not \"a\"; case counts"),
            ("/a-:b.c", ["a-.c"], 0, "segment 1 is \"a-.c\", not \"a-:b.c\""),
            ("/a/:b", ["a", ".."], 1, "segment 2 of the path is \"..\", which browsers take out"),
            ("/*b", ["a", "", "c"], 1, "segment 2 of the path is empty"),
        ])
    func aMismatchSaysWhereItBegins(_ text: String, _ path: [String], _ depth: Int, _ reason: String) throws {
        let mismatch = try RoutePattern(text).mismatch(with: path)
        #expect(mismatch?.depth == depth)
        #expect(mismatch?.reason == reason)
    }
}
