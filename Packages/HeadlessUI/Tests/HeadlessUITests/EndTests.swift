@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct EndTests {
    @MainActor
    private final class Model: ObservableObject {
        @Published var count = 1
        let log = Log()
    }

    private struct Working: View {
        @ObservedObject var model: Model
        @State private var isGone = false

        var body: some View {
            VStack {
                Text("count \(model.count)")
                Button("more") { model.count += 1 }
                if isGone { Text("gone") }
            }
            .onDisappear {
                model.log.add("disappeared")
                isGone = true
            }
            .task {
                let model = model
                model.log.add("started")
                await withTaskCancellationHandler {
                    await Log.untilCancelled()
                } onCancel: {
                    // The test ends the host on the main actor.
                    MainActor.assumeIsolated { model.log.add("cancelled") }
                }
            }
        }
    }

    private let model = Model()

    @Test func theViewsDisappearAndTheirTasksAreCancelledAtOnce() async {
        let host = ViewHost(Working(model: model))
        _ = host.tree
        #expect(await model.log.lines(count: 1) == ["started"])
        host.end()
        #expect(model.log.lines == ["started", "disappeared", "cancelled"])
        host.end()
        #expect(model.log.lines.count == 3)
    }

    @Test func nothingIsRenderedAnyMore() async {
        let host = ViewHost(Working(model: model))
        let button = host.tree.button("more")?.id
        #expect(button != nil)
        var changes = 0
        host.onInvalidate = { changes += 1 }
        let pass = host.pass
        host.end()
        model.count = 5
        host.invalidate()
        #expect(host.tree.texts.contains("count 1"))
        #expect(!host.dispatch(.tap, to: button ?? 0))
        #expect(model.count == 5)
        #expect(host.pass == pass)
        #expect(changes == 0)
    }

    @Test func hostEndedBeforeTheFirstPassShowsNothing() {
        let host = ViewHost(Working(model: model))
        host.end()
        #expect(host.tree.children.isEmpty)
        #expect(model.log.lines.isEmpty)
    }

    @Test func waitingEndsWithTheHost() async {
        let host = ViewHost(Working(model: model))
        let waiting = Task { await host.wait { $0.texts.contains("count 2") } }
        _ = await model.log.lines(count: 1)
        host.end()
        #expect(await !waiting.value)
    }
}
