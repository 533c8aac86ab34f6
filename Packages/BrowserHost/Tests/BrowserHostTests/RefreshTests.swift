@_spi(Inspection) import HeadlessUI
import Testing

@testable import BrowserHost

@MainActor @Suite struct RefreshTests {
    @MainActor
    private final class Source {
        private let (done, end) = AsyncStream.makeStream(of: Void.self)

        func load() async { for await _ in done { return } }

        func finish() { end.finish() }
    }

    private struct Shelf: View {
        let source: Source

        var body: some View {
            NavigationStack {
                List { Text("Lamp") }.refreshable { await source.load() }.navigationTitle("Shelf")
            }
        }
    }

    @Test func theButtonSaysThatItIsAtIt() async throws {
        let source = Source()
        let host = ViewHost(Shelf(source: source))
        let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())
        func button() -> Element? {
            var found: Element?
            renderer.render(host.tree, title: "").root.forEach {
                if $0[.ariaLabel] == "Refresh" { found = $0 }
            }
            return found
        }
        #expect(button()?[.ariaBusy] == nil)
        let target = try #require(button()?[.value].flatMap { ElementID(text: $0) })
        #expect(renderer.node(of: target, in: host.tree)?.send(.refresh) == true)
        #expect(button()?[.ariaBusy] == "true")
        // A button that is disabled would lose the focus.
        #expect(button()?[.disabled] == nil)
        #expect(renderer.render(host.tree, title: "").isBusy)
        source.finish()
        #expect(await host.wait { $0.first(.list)?.isRefreshing == false })
        #expect(button()?[.ariaBusy] == nil)
    }
}
