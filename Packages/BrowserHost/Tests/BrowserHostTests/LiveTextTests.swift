@_spi(Inspection) import HeadlessUI
import Testing

@testable import BrowserHost

/// Text that updates while its screen is shown: screen readers announce each update.
@MainActor @Suite struct LiveTextTests {
    @Test func frequentlyUpdatingTextIsALiveRegion() throws {
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
