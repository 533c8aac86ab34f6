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

    @Test func aValueIsTheDescriptionOfItsLabel() {
        let all = elements(LabeledContent("Total", value: "$12"))
        #expect(all.map(\.tag).filter { [.dl, .dt, .dd].contains($0) } == [.dl, .dt, .dd])
        let named = elements(LabeledContent("Total", value: "$12").accessibilityLabel("The total is $12"))
        #expect(!named.contains { [.dl, .dt, .dd].contains($0.tag) })
        #expect(named.contains { $0[.role] == "img" && $0[.ariaLabel] == "The total is $12" })
    }
}
