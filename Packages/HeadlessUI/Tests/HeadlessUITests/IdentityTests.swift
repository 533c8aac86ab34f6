@_spi(Inspection) import HeadlessUI
import Testing

@MainActor @Suite struct IdentityTests {
    private struct Counter: View {
        var name = "n"
        @State private var count = 0
        var body: some View { Button("\(name)=\(count)") { count += 1 } }
    }

    private func labels(_ host: ViewHost) -> [String] { host.tree.all(.button).map(\.label) }

    @Test func oneViewValueUsedTwiceHasTwoStates() {
        struct Twice: View {
            let one = Counter()
            var body: some View {
                VStack {
                    one
                    one
                }
            }
        }
        let host = ViewHost(Twice())
        host.tree.all(.button)[1].tap()
        #expect(labels(host) == ["n=0", "n=1"])
        host.tree.all(.button)[0].tap()
        #expect(labels(host) == ["n=1", "n=1"])
    }

    @Test func theBranchesOfAnIfAreDifferentViews() {
        struct Branches: View {
            @State private var first = true
            var body: some View {
                if first { Counter(name: "a") } else { Counter(name: "b") }
                Button("switch") { first.toggle() }
            }
        }
        let host = ViewHost(Branches())
        host.tree.button("a=0")?.tap()
        host.tree.button("switch")?.tap()
        #expect(labels(host) == ["b=0", "switch"])
        host.tree.button("switch")?.tap()
        #expect(labels(host) == ["a=0", "switch"], "state ends when its view goes")
    }

    @Test func anotherIDIsAnotherView() {
        struct Numbered: View {
            @State private var id = 1
            var body: some View {
                Counter().id(id)
                Button("next") { id += 1 }
            }
        }
        let host = ViewHost(Numbered())
        host.tree.button("n=0")?.tap()
        #expect(labels(host) == ["n=1", "next"])
        host.tree.button("next")?.tap()
        #expect(labels(host) == ["n=0", "next"])
    }

    @Test func nodeIDsAreUniqueAndStableAcrossPasses() {
        struct Busy: View {
            @State private var count = 0
            var body: some View {
                List {
                    Section("Head") {
                        Text("A").padding().background(.red).padding()
                        Text("B").overlay(alignment: .topTrailing) { Counter() }
                    }
                    Button("tap \(count)") { count += 1 }.contextMenu { Button("more") {} }
                }
                .toolbar { Button("bar") {} }
                .searchable(text: .constant(""))
                .navigationTitle("Busy")
            }
        }
        func ids(_ node: RenderNode) -> [Int] { [node.id] + node.children.flatMap(ids) }
        let host = ViewHost(Busy())
        let before = ids(host.tree)
        #expect(Set(before).count == before.count)
        host.tree.button("tap 0")?.tap()
        #expect(host.tree.button("tap 1") != nil)
        #expect(ids(host.tree) == before)
    }

    @Test func rowsThatShareAnIDAreReportedAndKeepTheirOwnState() {
        var issues: [String] = []
        let host = ViewHost(VStack { ForEach([1, 1], id: \.self) { _ in Counter() } })
        host.onIssue = { issues.append($0) }
        host.tree.all(.button)[1].tap()
        #expect(labels(host) == ["n=0", "n=1"])
        #expect(
            issues.first == """
                ForEach: the ID 1 occurs more than once.

                This usually means that the collection holds a duplicate, or that its ID is not unique. Rows that \
                share an ID would share their state. To fix this, make the IDs unique.
                """
        )
    }

    /// A primitive view that is the body of another view shares its place in the graph.
    @Test func containerStateDoesNotAffectTheEnclosingView() {
        struct Stack: View {
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                NavigationStack {
                    ScrollView {
                        Button("first \(first)") { first += 1 }
                        Button("second \(second)") { second += 1 }
                    }
                }
            }
        }
        let host = ViewHost(Stack())
        for _ in 0..<2 {
            host.tree.all(.button)[0].tap()
            host.tree.all(.button)[1].tap()
        }
        #expect(labels(host) == ["first 2", "second 2"])
    }
}
