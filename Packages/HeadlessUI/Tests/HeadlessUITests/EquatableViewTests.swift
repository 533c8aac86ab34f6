import FlowTestSupport
import Foundation
@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

/// A view that is equal to the one before stays as it is, and nothing that it depends on is missed.
@MainActor @Suite struct EquatableViewTests {
    @MainActor
    private final class Shelf: ObservableObject {
        @Published var names = ["a", "b"]
        @Published var note = ""
        var evaluations: [String] = []
        var appeared: [String] = []
    }

    /// A host that evaluates no body only to check it: these tests count evaluations.
    private func uncheckedHost(_ view: some View) -> ViewHost {
        let host = ViewHost(view)
        host.checksStaleness = false
        return host
    }

    private struct Row: View, Equatable {
        let name: String
        let shelf: Shelf
        var tap: @MainActor () -> Void = {}

        var body: some View {
            let _ = shelf.evaluations.append(name)
            Button(name, action: tap)
        }

        nonisolated static func == (one: Row, other: Row) -> Bool { one.name == other.name }
    }

    private struct Rows: View {
        @ObservedObject var shelf: Shelf

        var body: some View {
            List {
                ForEach(shelf.names, id: \.self) { name in
                    Row(name: name, shelf: shelf) { shelf.note += name }.equatable()
                }
            }
            Text(shelf.note)
        }
    }

    @Test func equalViewIsNotEvaluatedAgain() {
        let shelf = Shelf()
        let host = uncheckedHost(Rows(shelf: shelf))
        let before = host.tree.all(.button)
        #expect(shelf.evaluations == ["a", "b"])
        shelf.names = ["a", "c"]
        let after = host.tree.all(.button)
        #expect(shelf.evaluations == ["a", "b", "c"])
        #expect(after.map(\.label) == ["a", "c"])
        #expect(before[0] === after[0] && after[0].isKept)
    }

    @Test func keptViewStillHandlesTaps() {
        let shelf = Shelf()
        let host = uncheckedHost(Rows(shelf: shelf))
        _ = host.tree
        shelf.note = "!"
        host.tree.button("a")?.tap()
        host.tree.button("b")?.tap()
        #expect(host.tree.texts.last == "!ab")
        #expect(shelf.evaluations == ["a", "b"])
    }

    private struct Counter: View, Equatable {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name)=\(count)") { count += 1 } }
        nonisolated static func == (one: Counter, other: Counter) -> Bool { one.name == other.name }
    }

    private struct Watching: View, Equatable {
        @ObservedObject var shelf: Shelf
        var body: some View { Text(shelf.note) }
        nonisolated static func == (one: Watching, other: Watching) -> Bool { true }
    }

    @Test func itsOwnStateEvaluatesIt() {
        let host = uncheckedHost(VStack { Counter(name: "a").equatable() })
        host.tree.button("a=0")?.tap()
        host.tree.button("a=1")?.tap()
        #expect(host.tree.button("a=2") != nil)
    }

    @Test func anObservedObjectEvaluatesIt() {
        let shelf = Shelf()
        let host = uncheckedHost(VStack { Watching(shelf: shelf).equatable() })
        #expect(host.tree.texts == [""])
        shelf.note = "one"
        #expect(host.tree.texts == ["one"])
        shelf.note = "two"
        #expect(host.tree.texts == ["two"])
    }

    private struct Locale: View, Equatable {
        let shelf: Shelf
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
            let _ = shelf.evaluations.append("\(isEnabled)")
            Text("\(isEnabled)")
        }
        nonisolated static func == (one: Locale, other: Locale) -> Bool { true }
    }

    private struct Around: View {
        @ObservedObject var shelf: Shelf
        var body: some View {
            VStack { VStack { Locale(shelf: shelf).equatable() }.disabled(shelf.names.isEmpty) }
                .onSubmit { shelf.note = "what is not read does not count" }
                .environment(\.horizontalSizeClass, shelf.note.isEmpty ? .compact : .regular)
        }
    }

    @Test func theEnvironmentThatItReadsEvaluatesIt() {
        let shelf = Shelf()
        let host = uncheckedHost(Around(shelf: shelf))
        #expect(host.tree.texts == ["true"])
        shelf.note = "another size class"
        #expect(host.tree.texts == ["true"])
        #expect(shelf.evaluations == ["true"])
        shelf.names = []
        #expect(host.tree.texts == ["false"])
        #expect(shelf.evaluations == ["true", "false"])
    }

    private struct Decorated: View {
        @ObservedObject var shelf: Shelf
        var body: some View {
            List {
                Row(name: "a", shelf: shelf).equatable()
                    .padding(4).padding(8)
                    .swipeActions { Button("Delete") {} }
                    .accessibilityIdentifier("row")
                Row(name: "b", shelf: shelf).equatable().padding(2).tag(1)
            }
            Text(shelf.note)
        }
    }

    @Test func modifiersOfAKeptViewAreNotDuplicated() {
        let shelf = Shelf()
        let host = uncheckedHost(Decorated(shelf: shelf))
        let first = host.tree.outline
        let ids = host.tree.all { _ in true }.map(\.id)
        for _ in 0..<3 {
            host.invalidate()
            #expect(host.tree.outline == first)
            #expect(host.tree.all { _ in true }.map(\.id) == ids)
        }
        #expect(shelf.evaluations == ["a", "b"])
    }

    private struct Screen: View, Equatable {
        var body: some View { Text("content").navigationTitle("Title") }
        nonisolated static func == (one: Screen, other: Screen) -> Bool { true }
    }

    @Test func keptViewSetsTheScreenTitleInEachPass() {
        let host = uncheckedHost(NavigationStack { Screen().equatable() })
        for _ in 0..<3 {
            #expect(host.tree.frontScreen?.text == "Title")
            host.invalidate()
        }
    }

    private struct Appearing: View, Equatable {
        let name: String
        let shelf: Shelf
        var body: some View {
            Text(name).onAppear { shelf.appeared.append("+\(name)") }.onDisappear { shelf.appeared.append("-\(name)") }
        }
        nonisolated static func == (one: Appearing, other: Appearing) -> Bool { one.name == other.name }
    }

    private struct Stack: View {
        @ObservedObject var shelf: Shelf
        @State private var path: [String] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Appearing(name: "root", shelf: shelf).equatable()
                    Button("go") { path.append("top") }
                    Button("back") { path = [] }
                }
                .navigationDestination(for: String.self) { name in
                    VStack {
                        Appearing(name: name, shelf: shelf).equatable()
                        Button("back") { path = [] }
                    }
                }
            }
        }
    }

    @Test func itAppearsAndDisappearsWithItsScreen() {
        let shelf = Shelf()
        let host = uncheckedHost(Stack(shelf: shelf))
        host.tree.button("go")?.tap()
        shelf.note = "a pass in between"
        host.tree.button("back")?.tap()
        _ = host.tree
        #expect(shelf.appeared == ["+root", "+top", "-root", "+root", "-top"])
    }

    @Test func rowsFarDownAppearWhenOneScrollsThere() {
        let shelf = Shelf()
        shelf.names = (1...30).map { "\($0)" }
        let host = uncheckedHost(
            List { ForEach(shelf.names, id: \.self) { Appearing(name: $0, shelf: shelf).equatable() } })
        _ = host.tree
        host.invalidate()
        _ = host.tree
        #expect(shelf.appeared.count == 20)
        host.tree.first(.list)?.send(.scrollToEnd)
        _ = host.tree
        #expect(shelf.appeared.count == 30)
    }

    private struct Long: View {
        @ObservedObject var shelf: Shelf
        var body: some View {
            List { ForEach(shelf.names, id: \.self) { Appearing(name: $0, shelf: shelf).equatable() } }
        }
    }

    @Test func rowsThatMoveOffTheScreenDisappear() {
        let shelf = Shelf()
        shelf.names = (1...30).map { "\($0)" }
        let host = uncheckedHost(Long(shelf: shelf))
        host.tree.first(.list)?.send(.scrollToEnd)
        _ = host.tree
        shelf.appeared = []
        // Fewer rows are another content, which starts at its top again.
        shelf.names.removeLast()
        _ = host.tree
        #expect(Set(shelf.appeared) == Set((21...30).map { "-\($0)" }))
    }

    private struct Item: Equatable {
        let id: Int
        var title: String
    }

    @MainActor
    private final class Items: ObservableObject {
        @Published var items: [Item] = []
        @Published var isEnabled = true
        @Published var path: [Int] = []
    }

    /// A row with state of its own, a part that reads the environment, and nested views that may be kept as well.
    private struct Line: View, Equatable {
        let item: Item
        let keeps: Bool
        @State private var count = 0
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            HStack {
                Text("\(item.title) \(isEnabled ? "on" : "off")").padding(4)
                Button("count \(count)") { count += 1 }
                if keeps { Counter(name: item.title).equatable() } else { Counter(name: item.title) }
            }
            .background(.red)
        }

        nonisolated static func == (one: Line, other: Line) -> Bool {
            one.item == other.item && one.keeps == other.keeps
        }
    }

    private struct Screens: View {
        @ObservedObject var items: Items
        let keeps: Bool

        var body: some View {
            NavigationStack(path: $items.path) {
                List {
                    ForEach(items.items, id: \.id) { item in
                        if keeps {
                            Line(item: item, keeps: keeps).equatable().padding(2)
                        } else {
                            Line(item: item, keeps: keeps).padding(2)
                        }
                    }
                }
                .disabled(!items.isEnabled)
                .navigationDestination(for: Int.self) { Counter(name: "screen \($0)") }
            }
        }
    }

    /// The same random steps on views that are kept and on views that are not lead to the same screens.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func keptIsAsFresh(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let (kept, plain) = (Items(), Items())
        let (keptHost, plainHost) = (
            ViewHost(Screens(items: kept, keeps: true)), ViewHost(Screens(items: plain, keeps: false))
        )
        for step in 0..<60 {
            let (kind, number) = (Int.random(in: 0..<7, using: &generator), Int.random(in: 0..<40, using: &generator))
            for items in [kept, plain] {
                switch kind {
                case 0: items.items.insert(Item(id: step, title: "new \(step)"), at: number % (items.items.count + 1))
                case 1: if !items.items.isEmpty { items.items.remove(at: number % items.items.count) }
                case 2: if !items.items.isEmpty { items.items[number % items.items.count].title += "'" }
                case 3: items.isEnabled.toggle()
                case 4: items.path = items.path.isEmpty ? [number] : []
                default: break
                }
            }
            if kind > 4 {
                for host in [keptHost, plainHost] {
                    let buttons = host.tree.all(.button)
                    if !buttons.isEmpty { buttons[number % buttons.count].tap() }
                }
            }
            #expect(keptHost.tree.outline == plainHost.tree.outline, "seed \(seed), step \(step), kind \(kind)")
        }
    }
}
