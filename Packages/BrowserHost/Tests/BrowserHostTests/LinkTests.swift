import Foundation
import HeadlessUI
import Testing

@testable import BrowserHost

/// Links that the app opens, and links that it leaves to the system.
@MainActor @Suite struct LinkTests {
    private struct Links: View {
        let destination: URL
        let result: OpenURLAction.Result?
        let report: @MainActor @Sendable (URL) -> Void
        @Environment(\.openURL) private var openURL

        var body: some View {
            if let result {
                Link("Go", destination: destination).environment(
                    \.openURL,
                    OpenURLAction {
                        report($0)
                        return result
                    })
            } else {
                Link("Go", destination: destination)
                Button("Later") { openURL(destination) }
            }
        }
    }

    private final class Report {
        var urls: [String] = []
    }

    /// Loads the page, presses a button, and returns the frame that answers.
    private func press(_ label: String, _ links: Links) async throws -> (page: MiniPage, frame: String) {
        let session = Session(of: ViewApp { links })
        let html = PageDocument(assets: Assets(), appName: "Demo").html(
            session.main.makePage(), rules: "/rules.css", cookie: "flow_page")
        let page = try MiniPage(document: html)
        guard let target = page.button(label)?.attributes["value"] else { return (page, "") }
        let message = EventMessage(
            page: page.page, n: 0, m: 1, at: "/", events: [PageEvent(on: target, event: "tap", value: nil)],
            history: nil)
        return (page, try await session.answer(message, sprite: "/s"))
    }

    @Test(arguments: ["shop://bag", "https://shop.example/bag", "javascript:alert(1)"])
    func aLinkThatTheAppHandlesSendsItsTap(url: String) async throws {
        let report = Report()
        let links = Links(destination: try #require(URL(string: url)), result: .handled) {
            report.urls.append($0.absoluteString)
        }
        let (page, frame) = try await press("Go", links)
        #expect(page.button("Go")?.attributes["role"] == "link")
        #expect(report.urls == [url])
        #expect(!frame.contains("\"open\""))
    }

    @Test(arguments: [
        ("https://elsewhere.example/a?b=c", true), ("mailto:help@shop.example", true), ("shop://bag", false),
        ("javascript:alert(1)", false),
    ])
    func whatTheAppLeavesToTheSystemOpensOutside(url: String, isOpened: Bool) async throws {
        let destination = try #require(URL(string: url))
        for (label, result) in [("Go", OpenURLAction.Result.systemAction), ("Later", nil)] {
            let links = Links(destination: destination, result: result) { _ in }
            let (page, frame) = try await press(label, links)
            #expect(frame.contains("\"open\":\"\(url)\"") == isOpened, "\(frame)")
            #expect(frame.contains("\"open\"") == isOpened, "\(frame)")
            if result == nil {
                let anchor = page.app.all { $0.tag == "a" && $0.attributes["target"] == "_blank" }.first
                #expect(anchor?.attributes["href"] == (isOpened ? url : nil))
            }
        }
    }
}
