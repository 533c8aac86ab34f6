@_spi(Inspection) import HeadlessUI
import Testing

@MainActor @Suite struct RefreshTests {
    /// Counts how often something was loaded again, and lets a test say when that is done.
    @MainActor
    private final class Source {
        private(set) var begun = 0
        private let (done, end) = AsyncStream.makeStream(of: Void.self)

        func load() async {
            begun += 1
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
        #expect(await host.wait { _ in source.begun == 1 })
        source.finish()
        #expect(await host.wait { $0.first(.list)?.isRefreshing == false })
        #expect(source.begun == 1)
        host.tree.first(.list)?.send(.refresh)
        #expect(await host.wait { _ in source.begun == 2 })
        source.finish()
        #expect(await host.wait { $0.first(.list)?.isRefreshing == false })
    }
}
