@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

@MainActor @Suite struct NavigationTests {
    @MainActor
    private final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var tick = 0
        var rootEvaluations = 0
        var middleEvaluations = 0
    }

    private struct Stack: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                Text("root \(model.tick)")
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Page(number: $0, model: model) }
            }
        }
    }

    private struct Page: View {
        let number: Int
        let model: Model
        @State private var count = 0
        var body: some View {
            let _ = (model.middleEvaluations += number == 1 ? 1 : 0)
            Button("page \(number) count \(count)") { count += 1 }
                .navigationTitle("Page \(number)")
        }
    }

    @Test func aCoveredScreenKeepsItsStateAndIsNotEvaluatedWithoutNeed() {
        let model = Model()
        let host = ViewHost(Stack(model: model))
        host.checksStaleness = false
        model.path = [1]
        host.tree.button("page 1 count 0")?.tap()
        #expect(host.tree.button("page 1 count 1") != nil)
        model.path = [1, 2]
        _ = host.tree
        let evaluations = model.middleEvaluations
        model.tick += 1
        model.tick += 1
        #expect(host.tree.first(.screen)?.text == "Page 2")
        #expect(model.middleEvaluations == evaluations)
        model.path = [1]
        #expect(host.tree.button("page 1 count 1") != nil)
    }

    private struct Counted: View {
        @ObservedObject var model: Model
        let log: (String) -> Void
        var body: some View {
            Text("tick \(model.tick)").onChange(of: model.tick) { log("\(model.tick)") }
                .onAppear { log("appears") }
                .onDisappear { log("disappears") }
        }
    }

    @Test func aCoveredScreenIsUpToDateAndRunsOnChange() {
        let model = Model()
        var log: [String] = []
        let host = ViewHost(
            NavigationStack(
                path: Binding {
                    model.path
                } set: {
                    model.path = $0
                }
            ) {
                Counted(model: model) { log.append($0) }
                    .navigationDestination(for: Int.self) { Text("page \($0)") }
            })
        _ = host.tree
        model.path = [1]
        model.tick = 7
        #expect(host.tree.texts == ["page 1"])
        #expect(log == ["appears", "disappears", "7"] || log == ["appears", "7", "disappears"])
        model.tick = 8
        _ = host.tree
        #expect(log.last == "8")
        model.path = []
        host.invalidate()
        #expect(host.tree.texts == ["tick 8"])
        #expect(log.last == "appears")
    }

    @Test func poppingEndsTheState() {
        let model = Model()
        let host = ViewHost(Stack(model: model))
        model.path = [1]
        host.tree.button("page 1 count 0")?.tap()
        model.path = []
        _ = host.tree
        model.path = [1]
        #expect(host.tree.button("page 1 count 0") != nil)
    }

    @Test func aDestinationThatIsMissingIsReportedAndTheScreenIsEmpty() {
        var issues: [String] = []
        let host = ViewHost(NavigationStack(path: .constant(["nowhere"])) { Text("root") })
        host.onIssue = { issues.append($0) }
        #expect(host.tree.texts == [])
        #expect(host.tree.first(.navigationStack)?.children.count == 2)
        #expect(
            issues == [
                """
                NavigationStack: no destination for nowhere of type String.

                This usually means that a route was pushed on a stack that does not know its type. The screen is empty.
                To fix this, add .navigationDestination(for: String.self) to a view inside the stack.
                """
            ]
        )
    }

    @Test func aStackWithoutAPathOwnsOne() {
        struct Own: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Text("at \($0)") }
                }
            }
        }
        let host = ViewHost(Own())
        host.tree.button("go")?.tap()
        #expect(host.tree.texts == ["at 1"])
        host.tree.first(.screen)?.send(.dismiss)
        #expect(host.tree.button("go") != nil)
    }

    @Test func aNavigationPathTrapsWhenItCannotRemoveAsMany() async {
        await #expect(processExitsWith: .failure) {
            var path = NavigationPath([1])
            path.removeLast(2)
        }
        await #expect(processExitsWith: .failure) {
            var path = NavigationPath([1])
            path.removeLast(-1)
        }
        var path = NavigationPath([1, 2, 3])
        path.removeLast(0)
        path.removeLast()
        path.removeLast(2)
        #expect(path.isEmpty)
    }

    @Test func theDestinationClosestToTheRootIsUsed() {
        struct Declaring: View {
            @ObservedObject var model: Model
            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("root")
                        .navigationDestination(for: Int.self) { Text("inner \($0)") }
                        .navigationDestination(for: Int.self) { number in
                            Text("outer \(number)")
                                .navigationDestination(for: Int.self) { Text("pushed \($0)") }
                        }
                }
            }
        }
        let model = Model()
        var issues: [String] = []
        let host = ViewHost(Declaring(model: model))
        host.onIssue = { issues.append($0) }
        model.path = [1]
        #expect(host.tree.texts == ["outer 1"])
        model.path = [1, 2]
        #expect(host.tree.texts == ["outer 2"])
        model.tick += 1
        _ = host.tree
        #expect(
            issues == [
                """
                NavigationStack: a second destination for Int is ignored.

                The stack uses the destination declared closest to its root. To fix this, write \
                .navigationDestination(for: Int.self) once, on a view of the root screen.
                """
            ]
        )
    }

    @Test func toolbarItemsHavePlaces() {
        let host = ViewHost(
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Button("A") {}
                        Button("B") {}
                    }
                }
            }
        )
        let items = host.tree.all(.toolbarItem)
        #expect(items.map(\.label) == ["Cancel", "A", "B"])
        #expect(items.map(\.placement) == [.cancellationAction, .topBarTrailing, .topBarTrailing])
    }
}
