@_spi(Inspection) import HeadlessUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct RefreshTests {
    /// Logs each load, which lasts until the test finishes it.
    @MainActor
    private final class Source {
        let log = Log()
        private let (done, end) = AsyncStream.makeStream(of: Void.self)

        func load() async {
            log.add("load")
            for await _ in done { return }
        }

        func finish() { end.yield() }
    }

    private struct Shelf: View {
        let source: Source

        var body: some View {
            List { Text("Lamp") }.refreshable { await source.load() }
        }
    }

    @Test func pulledTwiceALoadIsBegunOnce() async {
        let source = Source()
        let host = ViewHost(Shelf(source: source))
        #expect(host.tree.first(.list)?.isRefreshing == false)
        host.tree.first(.list)?.send(.refresh)
        #expect(host.tree.first(.list)?.isRefreshing == true)
        host.tree.first(.list)?.send(.refresh)
        #expect(await source.log.lines(count: 1) == ["load"])
        source.finish()
        #expect(await host.wait { $0.first(.list)?.isRefreshing == false })
        #expect(source.log.lines == ["load"])
        host.tree.first(.list)?.send(.refresh)
        #expect(await source.log.lines(count: 2) == ["load", "load"])
        source.finish()
        #expect(await host.wait { $0.first(.list)?.isRefreshing == false })
    }
}
