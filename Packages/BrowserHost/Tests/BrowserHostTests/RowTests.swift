@_spi(Inspection) import HeadlessUI
import Testing

@testable import BrowserHost

/// Rows that show and hide others, and rows of a label and a value.
@MainActor @Suite struct RowTests {
    private func elements(_ view: some View) -> [Element] {
        let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())
        var all: [Element] = []
        renderer.render(ViewHost(view).tree, title: "").root.forEach { all.append($0) }
        return all
    }

    @Test(arguments: [true, false])
    func aDisclosureGroupIsAButtonThatSaysSo(isExpanded: Bool) throws {
        let all = elements(List { DisclosureGroup("Mens", isExpanded: .constant(isExpanded)) { Text("Shirts") } })
        let button = try #require(all.first { $0[.ariaExpanded] != nil })
        #expect(button.tag == .button)
        #expect(button[.ariaExpanded] == "\(isExpanded)")
        #expect(all.contains { $0.content == .icon(isExpanded ? "chevron.up" : "chevron.down") })
        #expect(all.count { $0.tag == .li } == (isExpanded ? 2 : 1))
    }

    @Test func aListIsScrolledToItsEndWhileItHasMoreRows() {
        func marks(_ rows: Int) -> Int {
            elements(List(0..<rows, id: \.self) { Text("\($0)") }).count { $0[.dataEnd] != nil }
        }
        #expect(marks(20) == 0)
        #expect(marks(21) == 1)
    }

    /// Return in a dialog does what changes nothing.
    @Test func aDialogBeginsWithItsCancelButton() {
        let all = elements(
            Text("Page").alert("Really?", isPresented: .constant(true)) {
                Button("Yes", role: .destructive) {}
                Button("No", role: .cancel) {}
            })
        let focused = all.filter { $0[.autofocus] != nil }
        #expect(focused.count == 1)
        #expect(focused.first?.tag == .button && all.count { $0.tag == .dialog } == 1)
        #expect(focused.first?[.class]?.contains("destructive") == false)
        #expect(!elements(Button("Cancel", role: .cancel) {}).contains { $0[.autofocus] != nil })
    }

    @Test func theFocusRingOfAPillIsRound() {
        func classes(_ label: some View) -> [String] {
            elements(Button(action: {}) { label }.buttonStyle(.plain)).filter { $0.tag == .button }
                .compactMap { $0[.class] }
        }
        #expect(classes(Text("Shoes").background(.gray, in: Capsule())).first?.contains("pill") == true)
        #expect(classes(Text("Shoes").background(.gray, in: Rectangle())).first?.contains("pill") == false)
    }

    @Test func aValueIsTheDescriptionOfItsLabel() {
        let all = elements(LabeledContent("Total", value: "$12"))
        #expect(all.map(\.tag).filter { [.dl, .dt, .dd].contains($0) } == [.dl, .dt, .dd])
        let named = elements(LabeledContent("Total", value: "$12").accessibilityLabel("The total is $12"))
        #expect(!named.contains { [.dl, .dt, .dd].contains($0.tag) })
        #expect(named.contains { $0[.role] == "img" && $0[.ariaLabel] == "The total is $12" })
    }
}
