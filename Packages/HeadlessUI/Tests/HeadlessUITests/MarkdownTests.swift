import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

/// Markdown in the literals of texts.
@MainActor @Suite(.timeLimit(.minutes(60))) struct MarkdownTests {
    private func node(_ text: Text) throws -> RenderNode { try #require(ViewHost(text).tree.first(.text)) }

    @Test func literalsAreStyled() throws {
        let text = try node(Text("A **bold**, _italic_ and ***both***, `code *x*` and ~~old~~."))
        #expect(text.text == "A bold, italic and both, code *x* and old.")
        #expect(text.runs.filter { $0.style.weight == .bold }.map(\.string) == ["bold", "both"])
        #expect(text.runs.filter(\.style.isItalic).map(\.string) == ["italic", "both"])
        #expect(text.runs.filter(\.style.isStrikethrough).map(\.string) == ["old"])
        #expect(text.runs.filter { $0.style.font?.renderedDesign == .monospaced }.map(\.string) == ["code *x*"])
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a * b", "**open", "[no link]", "[no](", "`", "*", "", "5 ** 2",
    ])
    func unclosedMarkdownStaysAsItIs(text: String) throws {
        #expect(try node(Text(LocalizedStringKey(text))).text == text)
    }

    @Test func interpolatedAndOtherStringsAreNotStyled() throws {
        let name = "**A** _b_ [c](https://example.com)"
        #expect(try node(Text("Hello \(name)")).text == "Hello \(name)")
        #expect(try node(Text("*Hello* \(name)")).text == "Hello \(name)")
        #expect(try node(Text(name)).text == name)
        #expect(try node(Text(verbatim: name)).text == name)
        #expect(try node(Text(#"\*escaped\*"#)).text == "*escaped*")
    }

    @Test func aLinkIsFollowed() throws {
        let host = ViewHost(Text("See [the **docs**](https://example.com/docs)."))
        var opened: [URL] = []
        host.onOpenURL = {
            opened.append($0)
            return true
        }
        let text = try #require(host.tree.first(.text))
        #expect(text.text == "See the docs.")
        let links = text.runs.compactMap(\.link)
        #expect(Set(links) == [URL(string: "https://example.com/docs")])
        text.send(.follow, try #require(links.first).absoluteString)
        #expect(opened == [try #require(links.first)])
    }

    @Test func labelsAndTitlesHaveNoMarkdown() {
        let host = ViewHost(NavigationStack { Button("**Buy**") {}.navigationTitle("*Shop*") })
        #expect(host.tree.frontScreen?.text == "Shop")
        #expect(host.tree.button("Buy") != nil)
    }
}
