@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

@MainActor @Suite struct EndTests {
    @MainActor
    private final class Model: ObservableObject {
        @Published var count = 1
        var log: [String] = []
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
                model.log.append("disappeared")
                isGone = true
            }
            .task {
                let model = model
                model.log.append("started")
                await withTaskCancellationHandler {
                    while !Task.isCancelled { await Task.yield() }
                } onCancel: {
                    // Whoever ends a host does so on the main actor.
                    MainActor.assumeIsolated { model.log.append("cancelled") }
                }
            }
        }
    }

    private let model = Model()

    @Test func theViewsDisappearAndTheirTasksAreCancelledAtOnce() async {
        let host = ViewHost(Working(model: model))
        #expect(await host.wait { _ in model.log == ["started"] })
        host.end()
        #expect(model.log == ["started", "disappeared", "cancelled"])
        host.end()
        #expect(model.log.count == 3)
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

    @Test func whatWasNeverShownIsNotShownAfterItsEnd() {
        let host = ViewHost(Working(model: model))
        host.end()
        #expect(host.tree.children.isEmpty)
        #expect(model.log.isEmpty)
    }
}
