@_spi(Inspection) import HeadlessUI
import Testing

/// Links that push a view of their own.
@MainActor @Suite(.timeLimit(.minutes(60))) struct LinkedScreenTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View {
            Text("Count \(count)")
            Button("Count") { count += 1 }
            NavigationLink("Details \(count)") { Text("Details of \(count)") }
        }
    }

    @Test func aLinkPushesItsDestinationAndBackPopsIt() {
        let host = ViewHost(NavigationStack { Counter() })
        host.tree.button("Count")?.tap()
        host.tree.button("Details 1")?.tap()
        #expect(host.tree.texts == ["Details of 1"])
        host.tree.frontScreen?.send(.dismiss)
        #expect(host.tree.texts.first == "Count 1")
    }

    @Test func aDestinationChangesWithItsLink() {
        struct Root: View {
            @State private var count = 0
            var body: some View {
                NavigationLink(destination: Button("Count \(count)") { count += 1 }) { Text("Open") }
            }
        }
        let host = ViewHost(NavigationStack { Root() })
        host.tree.button("Open")?.tap()
        host.tree.button("Count 0")?.tap()
        #expect(host.tree.button("Count 1") != nil)
    }

    @Test func linksNestAndDismissPopsOne() {
        struct Second: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Back") { dismiss() } }
        }
        let host = ViewHost(
            NavigationStack { NavigationLink("First") { NavigationLink("Second") { Second() } } })
        host.tree.button("First")?.tap()
        host.tree.button("Second")?.tap()
        host.tree.button("Back")?.tap()
        #expect(host.tree.button("Second") != nil)
    }

    @Test func aLinkLeavesThePathOfTheAppAlone() {
        struct Root: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root")
                        .navigationDestination(for: Int.self) { _ in
                            NavigationLink("Details") {
                                Text("Path \(path.count)")
                                Button("Pop all") { path = [] }
                            }
                        }
                }
            }
        }
        let host = ViewHost(Root())
        host.tree.button("Details")?.tap()
        #expect(host.tree.texts.first == "Path 1")
        host.tree.frontScreen?.send(.dismiss)
        #expect(host.tree.button("Details") != nil)
        host.tree.button("Details")?.tap()
        host.tree.button("Pop all")?.tap()
        #expect(host.tree.texts == ["Root"])
    }
}
