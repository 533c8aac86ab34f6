import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

@MainActor
@Suite struct WebViewTests {
    @Test func aFollowedLinkIsHandedToTheEnvironment() throws {
        var opened: [String] = []
        let host = ViewHost(
            WebView(url: URL(string: "https://shop.example/pages/help"))
                .accessibilityLabel("Help")
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0.absoluteString)
                        return .handled
                    }))
        let page = try #require(host.tree.first(.webView))
        #expect(page.outlineLine == "web page \"Help\" -> https://shop.example/pages/help")
        #expect(page.send(.follow, "https://shop.example/products/1"))
        #expect(page.send(.follow, ""))
        #expect(!page.tap())
        #expect(opened == ["https://shop.example/products/1"])
    }
}
