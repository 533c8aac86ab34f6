@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

@MainActor @Suite struct PreferenceTests {
    private enum Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    @MainActor
    private final class Model: ObservableObject {
        @Published var names = ["a", "b"]
        @Published var isShown = false
        @Published var other = 0
        var seen: [[String]] = []
    }

    private struct Named: View {
        let name: String
        var body: some View { Text(name).preference(key: Names.self, value: [name]) }
    }

    private struct Listing: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack {
                List {
                    ForEach(model.names, id: \.self) { Named(name: $0) }
                    Section { Named(name: "last") }
                }
                .sheet(isPresented: $model.isShown) { Named(name: "in a sheet") }
            }
            .onPreferenceChange(Names.self) { model.seen.append($0) }
        }
    }

    @Test func valuesAreReducedInTheOrderOfTheViews() {
        let model = Model()
        let host = ViewHost(Listing(model: model))
        _ = host.tree
        #expect(model.seen == [["a", "b", "last"]])
        model.names.insert("c", at: 0)
        _ = host.tree
        #expect(model.seen.last == ["c", "a", "b", "last"])
        model.other += 1
        _ = host.tree
        #expect(model.seen.count == 2, "the action runs when the value changes")
    }

    @Test func valuesStayInTheirSheet() {
        let model = Model()
        let host = ViewHost(Listing(model: model))
        _ = host.tree
        model.isShown = true
        #expect(host.tree.texts == ["in a sheet"])
        #expect(model.seen.count == 1)
    }

    @Test func theOuterValueReplacesTheInnerOnes() {
        var seen: [[String]] = []
        let host = ViewHost(
            VStack { Named(name: "a") }
                .preference(key: Names.self, value: ["b"])
                .transformPreference(Names.self) { $0.append("c") }
                .onPreferenceChange(Names.self) { seen.append($0) })
        _ = host.tree
        #expect(seen == [["b", "c"]])
    }

    @Test func withoutAValueTheDefaultIsSeenOnce() {
        var seen: [[String]] = []
        let host = ViewHost(Text("a").onPreferenceChange(Names.self) { seen.append($0) })
        _ = host.tree
        host.invalidate()
        _ = host.tree
        #expect(seen == [[]])
    }
}
