@_spi(Inspection) import HeadlessUI
import Testing

@testable import BrowserHost

/// Words that change while somebody is on the screen: a screen reader says them when they do.
@MainActor @Suite struct LiveTextTests {
    @Test func whatUpdatesFrequentlyIsSaid() throws {
        let view = VStack {
            Text("Page 1 of 4").accessibilityAddTraits(.updatesFrequently).accessibilityIdentifier("page")
            Text("Words").accessibilityIdentifier("words")
        }
        let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())
        var all: [Element] = []
        renderer.render(ViewHost(view).tree, title: "").root.forEach { all.append($0) }
        let page = try #require(all.first { $0[.dataTestID] == "page" })
        let words = try #require(all.first { $0[.dataTestID] == "words" })
        #expect(page[.ariaLive] == "polite")
        #expect(words[.ariaLive] == nil)
    }
}
