import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

@testable import BrowserHost

/// What views say about left and right follows the direction of the page.
@MainActor @Suite struct DirectionTests {
    private let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())

    private func elements(_ view: some View) -> [Element] {
        var all: [Element] = []
        renderer.render(ViewHost(view).tree, title: "").root.forEach { all.append($0) }
        return all
    }

    private func rules(_ view: some View) -> String {
        _ = elements(view)
        return renderer.rules.rules.joined(separator: "\n")
    }

    @Test func insetsAreLogical() {
        let padded = rules(Text("A").padding(EdgeInsets(top: 16, leading: 32, bottom: 48, trailing: 64)))
        #expect(padded.contains("padding-block:16px 48px;padding-inline:32px 64px"))
        let row = rules(
            List { Text("A").listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)) })
        #expect(row.contains("padding-block:0 0;padding-inline:16px 8px"))
    }

    @Test func offsetsAndGradientsAreMirrored() {
        #expect(rules(Text("A").offset(x: 16, y: 8)).contains("translate:calc(1rem * var(--dir)) 0.5rem"))
        #expect(rules(Text("A").offset(x: 0, y: 8)).contains("translate:0 0.5rem"))
        let across = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        #expect(rules(Text("A").background(across)).contains("linear-gradient(calc(90deg * var(--dir)),"))
        let down = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect(rules(Text("A").background(down)).contains("linear-gradient(180deg,"))
    }

    @Test func textsAreAlignedAsThePageIs() {
        #expect(rules(Text("A").multilineTextAlignment(.leading)).contains("text-align:var(--start)"))
        #expect(rules(Text("A").frame(maxWidth: .infinity, alignment: .trailing)).contains("text-align:var(--end)"))
    }

    @Test(arguments: [
        ("chevron.forward", true), ("arrow.uturn.backward", true), ("list.bullet", true),
        ("chevron.right", false), ("arrow.clockwise", false), ("heart", false),
    ])
    func symbolsOfADirectionAreMirrored(_ symbol: String, _ isMirrored: Bool) {
        let icons = elements(Image(systemName: symbol)).filter { $0.content == .icon(symbol) }
        #expect(icons.map { $0[.class]?.contains("mirrored") } == [isMirrored])
    }
}
