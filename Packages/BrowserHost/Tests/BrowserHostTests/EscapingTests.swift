import FlowTestSupport
import Foundation
import HeadlessUI
import Testing

@testable import BrowserHost

/// Hostile words stay words, wherever an app puts them.
@MainActor @Suite(.timeLimit(.minutes(60))) struct EscapingTests {
    nonisolated static let hostile = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "</button></form>",
        "&lt;b&gt;", "a\u{0}b", "\u{202E}txt", "</textarea>", "<!--", "]]>", "javascript:alert(1)", "`${alert(1)}`",
        "line\r\nbreak", "\\u003cscript\\u003e", "🛒 é",
    ]

    struct HostileView: View {
        let words: String
        @State var text: String

        init(words: String) {
            self.words = words
            text = words
        }

        var body: some View {
            TabView {
                NavigationStack {
                    Form {
                        Section(words) {
                            Text(words).accessibilityIdentifier(words).accessibilityLabel(words).accessibilityHint(
                                words)
                            TextField(words, text: $text, prompt: Text(words))
                            TextField(words, text: $text, axis: .vertical)
                            Toggle(words, isOn: .constant(true))
                            Stepper(value: .constant(1)) { Text(words) }
                            Picker(words, selection: .constant(1)) { Text(words).tag(1) }
                            Picker(words, selection: .constant(1)) { Text(words).tag(1) }.pickerStyle(.segmented)
                            Image(systemName: words).accessibilityLabel(words)
                            Menu(words) { Button(words) {} }
                            ProgressView(LocalizedStringKey(words))
                            Button {
                            } label: {
                                HStack {
                                    Text(words); Button(words) {}
                                }
                            }
                        }
                    }
                    .navigationTitle(words)
                    .searchable(text: $text, prompt: words)
                    .alert(words, isPresented: .constant(true)) {
                        Button(words) {}
                    } message: {
                        Text(words)
                    }
                }
                .tabItem { Label(words, systemImage: words) }
                .badge(Text(words))
            }
        }
    }

    final class HostileApp: BrowserApp, BrowserWindow {
        let words: String
        init(_ words: String) { self.words = words }
        var rootView: some View { HostileView(words: words) }
        var location: String { "/" + words }
        var title: String { words }
        func open(_ location: String) -> Bool { true }
        func snapshot() -> any Sendable { 0 }
        func restore(_ snapshot: any Sendable) {}
    }

    private func session(_ words: String) -> Session {
        Session(of: HostileApp(words), appName: words)
    }

    @Test(arguments: hostile)
    func inADocument(words: String) throws {
        let session = session(words)
        let document = PageDocument(assets: Assets(), appName: words).html(
            session.main.makePage(), rules: "/rules.css", cookie: "flow_page")
        // The strict parser fails on a stray tag or quote; what it reads has only elements of ours.
        let root = try MiniParser.parse(document)
        #expect(root.all { $0.tag == "script" }.count == 1)
        #expect(root.all { node in node.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" } }.isEmpty)
        let expected = words.replacingOccurrences(of: "\0", with: "\u{FFFD}")
        #expect(root.all { $0.tag == "h1" }.first?.text == expected)
        #expect(root.all { $0.tag == "textarea" }.first?.text == expected)
        #expect(root.all { $0.tag == "input" && $0.attributes["value"] == expected }.count == 2)
        #expect(root.all { $0.attributes["data-testid"] == expected }.count == 1)
    }

    @Test(arguments: hostile)
    func inAFrame(words: String) throws {
        let session = session(words)
        let page = session.main.makePage()
        let json = FrameEncoder(sprite: "/s").encode(session.main.resync(page))
        let shown = try MiniPage(app: "<div></div>")
        try shown.apply(json)
        #expect(shown.title == words)
        #expect(shown.app.all { $0.tag == "script" }.isEmpty)
        let decoded = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect(decoded?["title"] as? String == words)
    }

    @Test(arguments: hostile)
    func inANotice(words: String) throws {
        let document = PageDocument(assets: Assets(), appName: words)
        for html in [
            document.notice(
                title: "\(words)", text: "\(words)", detail: words, action: "\(words)", location: nil,
                language: .english),
            document.notFound(PageLocation("/" + words), language: .english),
            document.relay(to: PageLocation("/" + words)),
        ] {
            let root = try MiniParser.parse(html)
            #expect(root.all { $0.tag == "script" || $0.tag == "img" }.isEmpty)
        }
    }

    @Test func linksAndPicturesAreChecked() throws {
        let urls = URLPolicy(imageOrigins: [try #require(ContentOrigin("http://127.0.0.1:8081"))])
        #expect(urls.image("http://127.0.0.1:8081/a.svg") != nil)
        #expect(urls.image("http://127.0.0.1:8082/a.svg") == nil)
        #expect(urls.image("http://user@127.0.0.1:8081/a.svg") == nil)
        #expect(urls.image("javascript:alert(1)") == nil)
        #expect(urls.image("data:image/png;base64,AAAA") != nil)
        #expect(urls.image("data:image/svg+xml,<svg onload=alert(1)>") == nil)
        #expect(urls.image("data:text/html,<script>") == nil)
        #expect(urls.link("https://example.org/a?b=c") != nil)
        #expect(urls.link("mailto:a@example.org") != nil)
        #expect(urls.link("javascript:alert(1)") == nil)
        #expect(urls.link("JaVaScRiPt:alert(1)") == nil)
        #expect(urls.link("data:text/html,x") == nil)
        #expect(urls.link("//example.org") == nil)
        #expect(ContentOrigin("https://example.org; script-src *") == nil)
        #expect(ContentOrigin("https://example.org/path") == nil)
        #expect(ContentOrigin("https://example.org:0") == nil)
        #expect(ContentOrigin("https://example.org:65536") == nil)
        #expect(ContentOrigin("https://Example.org:443")?.text == "https://example.org")
    }
}
