@_spi(Inspection) import HeadlessUI
import Testing

@MainActor @Suite struct ScrollingTests {
    private struct Letters: View {
        var letters = ["A", "B"]

        var body: some View {
            ScrollViewReader { scroll in
                List {
                    ForEach(letters, id: \.self) { letter in
                        Section(letter) { Text("\(letter)1").id("\(letter)1") }
                    }
                }
                Button("B") { scroll.scrollTo("B", anchor: .top) }
                Button("A1") { scroll.scrollTo("A1") }
                Button("C") { scroll.scrollTo("C") }
            }
        }
    }

    private func scrolled(by button: String) -> (RenderNode, UnitPoint?)? {
        let host = ViewHost(Letters())
        var found: (RenderNode, UnitPoint?)?
        host.onScroll = { found = ($0, $1) }
        host.tree.button(button)?.tap()
        return found
    }

    @Test func aProxyScrollsToAnElementOfAForEach() throws {
        let (section, anchor) = try #require(scrolled(by: "B"))
        #expect(section.kind == .section && section.texts == ["B", "B1"])
        #expect(anchor == .top)
    }

    @Test func aProxyScrollsToAViewWithAnID() throws {
        let (text, anchor) = try #require(scrolled(by: "A1"))
        #expect(text.kind == .text && text.text == "A1")
        #expect(anchor == nil)
    }

    @Test func anUnknownIdentityIsIgnored() {
        #expect(scrolled(by: "C") == nil)
    }
}
