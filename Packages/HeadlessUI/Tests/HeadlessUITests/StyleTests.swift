import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

@MainActor @Suite struct StyleTests {
    private func node(_ view: some View) -> RenderNode {
        ViewHost(view).tree.children[0].children[0]
    }

    @Test func thePaddingOfAPickerIsAroundItsBox() {
        let host = ViewHost(Picker("Section", selection: .constant(1)) { Text("A").tag(1) }.padding(8))
        #expect(host.tree.first(.picker)?.style.padding == nil)
        #expect(host.tree.all(.group).map { $0.style.padding?.leading } == [8])
    }

    @Test func modifiersInTheOrderOfABoxStyleOneNode() {
        let text = node(
            Text("x").padding(8).frame(maxWidth: .infinity, alignment: .leading).background(.red).cornerRadius(4)
        )
        #expect(text.kind == .text)
        #expect(text.style.padding == EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        #expect(text.style.frame?.maxWidth == .infinity)
        #expect(text.style.frame?.alignment == .leading)
        #expect(text.style.background == .color(.red))
        #expect(text.style.clip == .roundedRectangle(cornerRadius: 4))
    }

    @Test func modifiersInAnotherOrderWrapOneAnother() {
        let outer = node(Text("x").background(.red).padding(8).background(.blue))
        #expect(outer.kind == .group)
        #expect(outer.style.background == .color(.blue))
        #expect(outer.style.padding?.top == 8)
        #expect(outer.children.first?.style.background == .color(.red))
    }

    @Test func theInnermostFontWins() {
        let stack = node(VStack { Text("a").font(.title) }.font(.caption))
        #expect(stack.style.lettering.font == .caption)
        #expect(stack.children[0].style.lettering.font == .title)
        #expect(node(Text("a").font(.title).font(.caption)).style.lettering.font == .title)
    }

    @Test func aTextOfSeveralStylesHasRuns() {
        let text = node(Text("€ 20").strikethrough() + Text(" € 15").bold())
        #expect(text.text == "€ 20 € 15")
        #expect(text.runs.map(\.string) == ["€ 20", " € 15"])
        #expect(text.runs.map(\.style.isStrikethrough) == [true, false])
        #expect(text.runs.map(\.style.weight) == [nil, .bold])
    }

    @Test func backgroundsAndOverlaysAreChildrenOfAGroup() {
        let group = node(
            Text("x").overlay(alignment: .topTrailing) { Button("heart") {} }.background { Circle().fill(.red) }
        )
        #expect(group.kind == .group)
        #expect(group.children.map(\.kind) == [.background, .group])
        #expect(group.children[1].children.map(\.kind) == [.text, .overlay])
        #expect(group.children[1].children[1].style.horizontalAlignment == .trailing)
        #expect(group.children[0].children[0].style.fill == .color(.red))
        #expect(group.button("heart") != nil)
    }

    @Test func aGridKnowsItsColumns() {
        let grid = node(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 8)], spacing: 12) {
                ForEach(0..<3) { Text("\($0)") }
            }
        )
        #expect(grid.kind == .grid)
        #expect(grid.style.tracks == [GridItem(.adaptive(minimum: 150), spacing: 8)])
        #expect(grid.style.spacing == 12)
        #expect(grid.children.count == 3)
    }

    @Test func anAsyncImageShowsItsContentOrItsPlaceholder() throws {
        let url = try #require(URL(string: "http://localhost/1.svg"))
        func picture(_ url: URL?) -> RenderNode {
            node(
                AsyncImage(url: url) {
                    $0.resizable().aspectRatio(contentMode: .fill)
                } placeholder: {
                    ProgressView()
                }
            )
        }
        #expect(picture(url).kind == .asyncImage)
        #expect(picture(url).url == url)
        #expect(picture(url).style.isResizable)
        #expect(picture(url).style.aspectRatio?.contentMode == .fill)
        #expect(picture(nil).kind == .progress)
    }

    @Test func accessibilityIsTypedAndGoesToTheOutermostNode() {
        let text = node(
            Text("x").accessibilityLabel("Lamp").accessibilityValue("3").accessibilityHint("Opens it")
                .accessibilityAddTraits([.isHeader, .isSelected]).accessibilityIdentifier("a.b.c")
        )
        #expect(text.accessibility.label == "Lamp")
        #expect(text.label == "Lamp")
        #expect(text.accessibility.value == "3")
        #expect(text.accessibility.hint == "Opens it")
        #expect(text.accessibility.traits == [.isHeader, .isSelected])
        #expect(text.identifier == "a.b.c")
    }

    @Test func colorsKnowTheirParts() {
        #expect(Color.red.opacity(0.5).renderedOpacity == 0.5)
        #expect(Color.red.resolved == .system("red"))
        #expect(Color(red: 1, green: 0, blue: 0.5).resolved == .components(red: 1, green: 0, blue: 0.5))
        #expect(
            Color(hue: 0, saturation: 1, brightness: 1).resolved == .components(red: 1, green: 0, blue: 0)
        )
    }
}
