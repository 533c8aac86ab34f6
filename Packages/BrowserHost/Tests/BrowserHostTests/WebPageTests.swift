import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

@testable import BrowserHost

@MainActor @Suite struct WebPageTests {
    private func page(_ url: String, in colors: ColorScheme? = nil) throws -> Element {
        let policy = URLPolicy(
            imageOrigins: [], frameOrigins: [ContentOrigin("http://127.0.0.1:8081")].compactMap { $0 })
        let host = ViewHost(
            NavigationStack {
                WebView(url: URL(string: url)).accessibilityLabel("Returns").accessibilityIdentifier("web.page")
            }
            .preferredColorScheme(colors))
        let renderer = PageRenderer(urls: policy, appName: "Shop", rules: StyleRules())
        var found: [Element] = []
        renderer.render(host.tree, title: "").root.forEach {
            if $0[.dataTestID] == "web.page" || $0.tag == .a && $0[.target] != nil { found.append($0) }
        }
        return try #require(found.first)
    }

    @Test func aPageOfAnAllowedOriginIsAFrameWithoutScripts() throws {
        let frame = try page("http://127.0.0.1:8081/pages/returns?a=b")
        #expect(frame.tag == .iframe)
        #expect(frame[.src] == "http://127.0.0.1:8081/pages/returns?a=b")
        #expect(frame[.title] == "Returns")
        #expect(
            frame[.sandbox] == "allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox")
        #expect(frame[.referrerpolicy] == "origin")
        let html = HTMLWriter.html(frame, sprite: "")
        #expect(html.hasSuffix("></iframe>"))
    }

    @Test func thePageLearnsTheColorsThatTheAppHasChosen() throws {
        let url = "http://127.0.0.1:8081/pages/returns"
        #expect(try page(url, in: .dark)[.src] == url + "#dark")
        #expect(try page(url, in: .light)[.src] == url + "#light")
        #expect(try page(url + "#refund", in: .dark)[.src] == url + "#refund")
    }

    @Test(arguments: [
        "https://elsewhere.example/a", "http://127.0.0.1:8082/pages/returns",
        "http://127.0.0.1:8081@elsewhere.example/",
    ])
    func aPageOfAnotherOriginIsALink(_ url: String) throws {
        let link = try page(url)
        #expect(link.tag == .a)
        #expect(link[.href] == url && link[.target] == "_blank" && link[.rel] == "noopener")
        #expect(link.content == .text("Returns"))
    }

    @Test(arguments: ["javascript:alert(1)", "data:text/html,a", "file:///etc/passwd", "/pages/returns"])
    func nonWebURLRendersOnlyTheTitle(_ url: String) throws {
        let link = try page(url)
        #expect(link.tag == .a && link[.href] == nil && link[.src] == nil)
    }
}
