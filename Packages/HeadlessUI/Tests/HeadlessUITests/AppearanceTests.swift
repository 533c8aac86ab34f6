@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct AppearanceTests {
    @MainActor
    private final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var id = 1
        @Published var isThere = true
        let log = Log()
    }

    private struct Working: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                if model.isThere {
                    Text("root")
                        .task(id: model.id) {
                            let id = model.id
                            model.log.add("start \(id)")
                            await Log.untilCancelled()
                            model.log.add("end \(id)")
                        }
                        .navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            }
        }
    }

    @Test func aTaskEndsWhenItsViewIsCoveredAndStartsAgain() async {
        let model = Model()
        let host = ViewHost(Working(model: model))
        _ = host.tree
        #expect(await model.log.lines(count: 1) == ["start 1"])
        model.path = [1]
        _ = host.tree
        #expect(await model.log.lines(count: 2) == ["start 1", "end 1"])
        model.path = []
        _ = host.tree
        #expect(await model.log.lines(count: 3) == ["start 1", "end 1", "start 1"])
    }

    @Test func aTaskEndsWhenItsViewGoes() async {
        let model = Model()
        let host = ViewHost(Working(model: model))
        _ = host.tree
        #expect(await model.log.lines(count: 1) == ["start 1"])
        model.isThere = false
        _ = host.tree
        #expect(await model.log.lines(count: 2) == ["start 1", "end 1"])
    }

    @Test func aTaskStartsAgainWithAnotherID() async {
        let model = Model()
        let host = ViewHost(Working(model: model))
        _ = host.tree
        #expect(await model.log.lines(count: 1) == ["start 1"])
        model.id = 2
        _ = host.tree
        #expect(Set(await model.log.lines(count: 3)) == ["start 1", "end 1", "start 2"])
    }

    @Test func aTaskEndsWithItsHost() async {
        let model = Model()
        var host: ViewHost? = ViewHost(Working(model: model))
        _ = host?.tree
        #expect(await model.log.lines(count: 1) == ["start 1"])
        host = nil
        #expect(await model.log.lines(count: 2) == ["start 1", "end 1"])
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
        #expect(host.tree.texts.last == "any,0-1,any")
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
        func hasUnseenRows() -> Bool? { host.tree.first(.scroll)?.style.hasUnseenRows }
        #expect(reached() == "reached 0")
        #expect(hasUnseenRows() == true)
        host.tree.first(.scroll)?.send(.scrollToEnd)
        #expect(reached() == "reached 1")
        #expect(hasUnseenRows() == false)
        host.tree.button("more")?.tap()
        #expect(reached() == "reached 1")
        host.tree.first(.scroll)?.send(.scrollToEnd)
        #expect(reached() == "reached 2")
        host.tree.button("less")?.tap()
        #expect(reached() == "reached 2", "other content starts at its top")
    }

    @Test func modifiersOfAGroupApplyToEachOfItsViews() async {
        struct Branches: View {
            @ObservedObject var model: Model
            var body: some View {
                Group {
                    if model.isThere { Text("a") } else { Text("b") }
                }
                .onAppear { model.log.add("appears") }
                .onDisappear { model.log.add("disappears") }
                .task {
                    model.log.add("starts")
                    await Log.untilCancelled()
                    model.log.add("ends")
                }
            }
        }
        let model = Model()
        let host = ViewHost(Branches(model: model))
        _ = host.tree
        #expect(await model.log.lines(count: 2) == ["appears", "starts"])
        model.isThere = false
        _ = host.tree
        #expect(
            Set(await model.log.lines(count: 6).dropFirst(2)) == ["appears", "disappears", "ends", "starts"],
            "another branch is another view")

        var appeared = 0
        let pair = ViewHost(
            Group {
                Text("a")
                Text("b")
            }
            .onAppear { appeared += 1 })
        _ = pair.tree
        #expect(appeared == 2)
    }

    @Test func emptyContentNeverAppears() {
        struct Optional: View {
            @ObservedObject var model: Model
            var body: some View {
                Group {
                    if model.isThere { Text("a") }
                }
                .onAppear { model.log.add("appears") }
                .onDisappear { model.log.add("disappears") }
                EmptyView().onAppear { model.log.add("empty") }
            }
        }
        let model = Model()
        model.isThere = false
        let host = ViewHost(Optional(model: model))
        _ = host.tree
        #expect(model.log.lines == [])
        model.isThere = true
        _ = host.tree
        #expect(model.log.lines == ["appears"])
        model.isThere = false
        _ = host.tree
        #expect(model.log.lines == ["appears", "disappears"])
    }

    @Test func newViewsAppearBeforeOldOnesDisappear() {
        struct Page: View {
            let name: String
            let log: Log
            var body: some View {
                Text(name).onAppear { log.add("+\(name)") }.onDisappear { log.add("-\(name)") }
            }
        }
        struct Screens: View {
            @ObservedObject var model: Model
            var body: some View {
                NavigationStack(path: $model.path) {
                    VStack {
                        if model.isThere {
                            Page(name: "a", log: model.log)
                        } else {
                            Page(name: "b", log: model.log)
                        }
                    }
                    .navigationDestination(for: Int.self) { Page(name: "\($0)", log: model.log) }
                }
            }
        }
        let model = Model()
        let host = ViewHost(Screens(model: model))
        _ = host.tree
        model.isThere = false
        _ = host.tree
        model.path = [1]
        _ = host.tree
        model.path = [2]
        _ = host.tree
        model.path = []
        _ = host.tree
        #expect(model.log.lines == ["+a", "+b", "-a", "+1", "-b", "+2", "-1", "+b", "-2"])
    }

    @Test func siblingsDisappearInTheirOrder() {
        struct Siblings: View {
            @ObservedObject var model: Model
            var body: some View {
                if model.isThere {
                    VStack {
                        ForEach(0..<50) { number in
                            Text("\(number)").onDisappear { model.log.add("\(number)") }
                        }
                    }
                }
                ForEach(0..<(model.isThere ? 50 : 0), id: \.self) { number in
                    Text("\(number)").onDisappear { model.log.add("row \(number)") }
                }
            }
        }
        let model = Model()
        let host = ViewHost(Siblings(model: model))
        _ = host.tree
        model.isThere = false
        _ = host.tree
        #expect(model.log.lines == (0..<50).map { "\($0)" } + (0..<50).map { "row \($0)" })
    }

    @Test func innerActionsRunFirstAndThoseOfAViewInTheirOrder() {
        let log = Log()
        let host = ViewHost(
            VStack {
                Text("x")
                    .onAppear { log.add("text appears") }
                    .onChange(of: 1, initial: true) { log.add("text changes") }
            }
            .onChange(of: 1, initial: true) { log.add("stack changes") }
            .onAppear { log.add("stack appears") })
        _ = host.tree
        #expect(log.lines == ["text appears", "text changes", "stack changes", "stack appears"])
    }
}
