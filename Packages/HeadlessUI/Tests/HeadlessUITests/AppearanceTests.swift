@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

@MainActor @Suite struct AppearanceTests {
    @MainActor
    private final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var id = 1
        @Published var isThere = true
        var log: [String] = []
    }

    private struct Working: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                if model.isThere {
                    Text("root")
                        .task(id: model.id) {
                            let id = model.id
                            model.log.append("start \(id)")
                            while !Task.isCancelled { await Task.yield() }
                            model.log.append("end \(id)")
                        }
                        .navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            }
        }
    }

    @Test func aTaskEndsWhenItsViewIsCoveredAndStartsAgain() async {
        let model = Model()
        let host = ViewHost(Working(model: model))
        #expect(await host.wait { _ in model.log == ["start 1"] })
        model.path = [1]
        #expect(await host.wait { _ in model.log == ["start 1", "end 1"] })
        model.path = []
        #expect(await host.wait { _ in model.log == ["start 1", "end 1", "start 1"] })
    }

    @Test func aTaskEndsWhenItsViewGoes() async {
        let model = Model()
        let host = ViewHost(Working(model: model))
        #expect(await host.wait { _ in model.log == ["start 1"] })
        model.isThere = false
        #expect(await host.wait { _ in model.log == ["start 1", "end 1"] })
    }

    @Test func aTaskStartsAgainWithAnotherID() async {
        let model = Model()
        let host = ViewHost(Working(model: model))
        #expect(await host.wait { _ in model.log == ["start 1"] })
        model.id = 2
        #expect(await host.wait { _ in Set(model.log) == ["start 1", "end 1", "start 2"] })
    }

    @Test func aTaskEndsWithItsHost() async {
        let model = Model()
        var host: ViewHost? = ViewHost(Working(model: model))
        #expect(await host?.wait { _ in model.log == ["start 1"] } == true)
        host = nil
        for _ in 0..<1000 where model.log.count < 2 { await Task.yield() }
        #expect(model.log == ["start 1", "end 1"])
    }

    @Test func changesAreTold() {
        struct Changing: View {
            @State private var count = 0
            @State private var told: [String] = []
            var body: some View {
                Button("up") { count += 1 }
                Text(verbatim: told.joined(separator: ","))
                    .onChange(of: count) { told.append("\($0)-\($1)") }
                    .onChange(of: count, initial: true) { told.append("any") }
            }
        }
        let host = ViewHost(Changing())
        #expect(host.tree.texts.last == "any")
        host.tree.button("up")?.tap()
        #expect(host.tree.texts.last?.split(separator: ",").sorted() == ["0-1", "any", "any"])
    }

    @Test func aViewThatNeverSettlesIsReported() {
        struct Restless: View {
            @State private var count = 0
            var body: some View { Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 } }
        }
        var issues: [String] = []
        let host = ViewHost(Restless())
        host.onIssue = { issues.append($0) }
        _ = host.tree
        #expect(
            issues == [
                """
                The views did not settle after 100 rounds of rendering.

                This usually means that a view changes what it shows whenever it is evaluated: a body, an onAppear or \
                an onChange that writes state unconditionally. To fix this, write only when the value differs.
                """
            ]
        )
    }

    @Test func rowsOfALaterScreenfulAppearOnScrolling() {
        struct Rows: View {
            @State private var count = 30
            @State private var reached = 0
            var body: some View {
                ScrollView {
                    LazyVStack {
                        LazyVGrid(columns: [GridItem()]) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
                        Text("end").onAppear { reached += 1 }.id(count)
                    }
                }
                Text(verbatim: "reached \(reached)")
                Button("more") { count += 10 }
                Button("less") { count = 25 }
            }
        }
        let host = ViewHost(Rows())
        func reached() -> String? { host.tree.texts.last { $0.hasPrefix("reached") } }
        #expect(reached() == "reached 0")
        host.tree.first(.scroll)?.send(.scrollToEnd)
        #expect(reached() == "reached 1")
        host.tree.button("more")?.tap()
        #expect(reached() == "reached 1")
        host.tree.first(.scroll)?.send(.scrollToEnd)
        #expect(reached() == "reached 2")
        host.tree.button("less")?.tap()
        #expect(reached() == "reached 2", "other content starts at its top")
    }
}
