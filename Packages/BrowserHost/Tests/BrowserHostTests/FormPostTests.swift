import Testing

@testable import BrowserHost

@Suite struct FormPostTests {
    @Test(arguments: [
        ("a=b", [("a", "b")]), ("a=b+c%20d&e", [("a", "b c d"), ("e", "")]), ("", []), ("&&", []),
        ("a=%zz&b=%4", [("a", "%zz"), ("b", "%4")]), ("a=1=2", [("a", "1=2")]), ("%C3%A9=%F0%9F%9B%92", [("é", "🛒")]),
        ("a=%%41", [("a", "%A")]), ("a=%", [("a", "%")]), ("a=%+b", [("a", "% b")]),
    ])
    func reads(body: String, expected: [(String, String)]) {
        let fields = FormPost(body: body.utf8).fields
        #expect(fields.map(\.name) == expected.map(\.0))
        #expect(fields.map(\.value) == expected.map(\.1))
    }

    @Test func countsAreBounded() {
        let body = Array(repeating: "a=b", count: 5000).joined(separator: "&")
        #expect(FormPost(body: body.utf8).fields.count == FormPost.maximumFields)
    }

    @Test(arguments: ["n1", "n12-bar", "n0-run-3"])
    func elementNames(text: String) {
        #expect(ElementID(text: text)?.text == text)
    }

    @Test(arguments: ["", "n", "1", "n+1", "n-1", "n1-", "n1-view", "n1-run-0", "n1-run-1-2", "n99999999999999999999"])
    func otherNames(text: String) {
        #expect(ElementID(text: text) == nil)
    }
}
