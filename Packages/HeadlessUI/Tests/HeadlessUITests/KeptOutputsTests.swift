import FlowTestSupport
import Foundation
@_spi(Inspection) import HeadlessUI
import Observation
import SharedCombine
import Testing

/// A view stays as it is where nothing has changed that it depends on, and nothing that it depends on is missed.
@MainActor @Suite struct KeptOutputsTests {
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
        let host = uncheckedHost(VStack { Counter(name: "a") })
        host.tree.button("a=0")?.tap()
        host.tree.button("a=1")?.tap()
        #expect(host.tree.button("a=2") != nil)
    }

    @Test func anObservedObjectEvaluatesIt() {
        let shelf = Shelf()
        let host = uncheckedHost(VStack { Watching(shelf: shelf) })
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
            VStack { VStack { Locale(shelf: shelf) }.disabled(shelf.names.isEmpty) }
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
                Row(name: "a", shelf: shelf)
                    .padding(4).padding(8)
                    .swipeActions { Button("Delete") {} }
                    .accessibilityIdentifier("row")
                Row(name: "b", shelf: shelf).padding(2).tag(1)
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
        let host = uncheckedHost(NavigationStack { Screen() })
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
                    Appearing(name: "root", shelf: shelf)
                    Button("go") { path.append("top") }
                    Button("back") { path = [] }
                }
                .navigationDestination(for: String.self) { name in
                    VStack {
                        Appearing(name: name, shelf: shelf)
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
            List { ForEach(shelf.names, id: \.self) { Appearing(name: $0, shelf: shelf) } })
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
            List { ForEach(shelf.names, id: \.self) { Appearing(name: $0, shelf: shelf) } }
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
        @State private var count = 0
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            HStack {
                Text("\(item.title) \(isEnabled ? "on" : "off")").padding(4)
                Button("count \(count)") { count += 1 }
                Counter(name: item.title)
            }
            .background(.red)
        }

        nonisolated static func == (one: Line, other: Line) -> Bool { one.item == other.item }
    }

    private struct Screens: View {
        @ObservedObject var items: Items

        var body: some View {
            NavigationStack(path: $items.path) {
                List {
                    ForEach(items.items, id: \.id) { Line(item: $0).padding(2) }.buttonStyle(.borderless)
                }
                .disabled(!items.isEnabled)
                .navigationDestination(for: Int.self) { Counter(name: "screen \($0)") }
            }
        }
    }

    /// After each of many random steps, what is kept looks as if everything were evaluated.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func keptIsAsFresh(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let items = Items()
        let host = ViewHost(Screens(items: items))
        host.checksStaleness = true
        var issues: [String] = []
        host.onIssue = { issues.append($0) }
        for step in 0..<60 {
            let (kind, number) = (Int.random(in: 0..<7, using: &generator), Int.random(in: 0..<40, using: &generator))
            switch kind {
            case 0: items.items.insert(Item(id: step, title: "new \(step)"), at: number % (items.items.count + 1))
            case 1: if !items.items.isEmpty { items.items.remove(at: number % items.items.count) }
            case 2: if !items.items.isEmpty { items.items[number % items.items.count].title += "'" }
            case 3: items.isEnabled.toggle()
            case 4: items.path = items.path.isEmpty ? [number] : []
            default:
                let buttons = host.tree.all(.button)
                if !buttons.isEmpty { buttons[number % buttons.count].tap() }
            }
            _ = host.tree
            #expect(issues == [], "seed \(seed), step \(step), kind \(kind)")
        }
    }

    private struct Field: View {
        @Binding var text: String
        var body: some View { VStack { TextField("Text", text: $text) } }
    }

    private struct Form: View {
        @State private var text = "old"
        var body: some View {
            Button("set") { text = "new" }
            Field(text: $text)
        }
    }

    @Test func aFieldShowsStateThatNoBodyReads() {
        let host = ViewHost(Form())
        #expect(host.tree.first(.textField)?.value == "old")
        host.tree.button("set")?.tap()
        #expect(host.tree.first(.textField)?.value == "new")
    }

    @Observable @MainActor
    fileprivate final class Draft {
        var text = "old"
        var isShown = false
    }

    private struct DraftForm: View {
        @Bindable var draft: Draft
        var body: some View {
            VStack { TextField("Text", text: $draft.text) }
                .sheet(isPresented: $draft.isShown) { Text("sheet") }
        }
    }

    @Test func controlsAndSheetsShowWhatAnObservableObjectHolds() {
        let draft = Draft()
        let host = ViewHost(VStack { DraftForm(draft: draft) })
        #expect(host.tree.first(.textField)?.value == "old")
        draft.text = "new"
        #expect(host.tree.first(.textField)?.value == "new")
        draft.isShown = true
        #expect(host.tree.texts == ["sheet"])
        draft.isShown = false
        #expect(host.tree.first(.sheet) == nil)
    }

    private struct Box<Content: View>: View {
        let content: Content
        var body: some View { VStack { content } }
    }

    private struct Boxed: ViewModifier {
        func body(content: Content) -> some View { Box(content: content) }
    }

    private struct Note: View {
        @ObservedObject var shelf: Shelf
        var body: some View { Text(shelf.note).modifier(Boxed()) }
    }

    @Test func theContentOfAModifierIsUpToDateInAViewThatIsKept() {
        let shelf = Shelf()
        let host = uncheckedHost(Note(shelf: shelf))
        #expect(host.tree.texts == [""])
        shelf.note = "new"
        #expect(host.tree.texts == ["new"])
    }

    private struct Alerting: View {
        let shelf: Shelf
        @State private var isShown = false
        var body: some View {
            Button("ask") { isShown = true }
                .alert("Sure?", isPresented: $isShown) { Button("Yes") { shelf.note = "yes" } }
        }
    }

    private struct Asking: View {
        @ObservedObject var shelf: Shelf
        var body: some View {
            Text(shelf.note)
            Alerting(shelf: shelf)
        }
    }

    @Test func whatAKeptViewPresentsStaysInFront() {
        let shelf = Shelf()
        let host = uncheckedHost(Asking(shelf: shelf))
        host.tree.button("ask")?.tap()
        for note in ["one", "two"] {
            shelf.note = note
            #expect(host.tree.first(.alert)?.text == "Sure?")
            #expect(host.tree.texts == ["Yes"], "nothing behind the alert can be reached")
        }
        host.tree.button("Yes")?.tap()
        #expect(host.tree.texts == ["yes", "ask"])
        #expect(host.tree.first(.alert) == nil)
    }

    private struct Numbers: View {
        @ObservedObject var shelf: Shelf
        var body: some View { ForEach(shelf.names, id: \.self) { Appearing(name: $0, shelf: shelf) } }
    }

    private struct Headed: View {
        @ObservedObject var shelf: Shelf
        var body: some View {
            List {
                if !shelf.note.isEmpty { Text(shelf.note) }
                Numbers(shelf: shelf)
            }
        }
    }

    @Test func theRowsOfAViewComeAfterThoseBeforeIt() {
        let shelf = Shelf()
        shelf.names = (1...30).map { "\($0)" }
        shelf.note = "a header"
        let host = uncheckedHost(Headed(shelf: shelf))
        _ = host.tree
        #expect(shelf.appeared == (1...19).map { "+\($0)" })
        shelf.note = ""
        _ = host.tree
        #expect(shelf.appeared.last == "+20")
    }
}
