import Foundation
@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct TabViewTests {
    private enum Tab: String, CaseIterable { case home, bag }

    @MainActor
    private final class Model: ObservableObject {
        @Published var bagCount = 0
        var selection = Tab.home
        var writes: [Tab] = []
        var evaluations: [Tab: Int] = [:]
    }

    private struct Page: View {
        let tab: Tab
        let model: Model
        @State private var count = 0
        var body: some View {
            let _ = (model.evaluations[tab, default: 0] += 1)
            Button("\(tab.rawValue) \(count)") { count += 1 }
        }
    }

    private struct Tabs: View {
        @ObservedObject var model: Model
        var body: some View {
            let selection = Binding {
                model.selection
            } set: {
                model.objectWillChange.send()
                model.selection = $0
                model.writes.append($0)
            }
            TabView(selection: selection) {
                ForEach(Tab.allCases, id: \.self) { tab in
                    Page(tab: tab, model: model)
                        .tabItem { Label(tab.rawValue.capitalized, systemImage: "star") }
                        .badge(tab == .bag ? model.bagCount : 0)
                        .tag(tab)
                }
            }
        }
    }

    @Test func tabsKeepTheirStateWhileOthersAreChosen() {
        let model = Model()
        let host = ViewHost(Tabs(model: model))
        host.checksStaleness = false
        host.tree.button("home 0")?.tap()
        host.tree.first(.tab, "Bag")?.tap()
        #expect(host.tree.button("bag 0") != nil)
        #expect(host.tree.button("home 1") == nil)
        let evaluations = model.evaluations[.home]
        host.tree.button("bag 0")?.tap()
        _ = host.tree
        #expect(model.evaluations[.home] == evaluations, "nothing has changed that it depends on")
        host.tree.first(.tab, "Home")?.tap()
        #expect(host.tree.button("home 1") != nil)
    }

    private struct Watching: View {
        @ObservedObject var model: Model
        let tab: Tab
        var body: some View {
            Text("\(tab.rawValue) \(model.bagCount)")
                .onChange(of: model.bagCount) { model.evaluations[tab, default: 0] += 1 }
        }
    }

    @Test func aTabRunsOnChangeFromItsFirstSelectionOn() {
        let model = Model()
        let host = ViewHost(
            TabView {
                Watching(model: model, tab: .home).tabItem { Text("Home") }
                Watching(model: model, tab: .bag).tabItem { Text("Bag") }
            })
        _ = host.tree
        model.bagCount = 1
        _ = host.tree
        #expect(model.evaluations == [.home: 1], "the bag was never chosen")
        host.tree.first(.tab, "Bag")?.tap()
        _ = host.tree
        model.bagCount = 2
        #expect(host.tree.texts.contains("bag 2"))
        #expect(model.evaluations == [.home: 2, .bag: 1])
    }

    @Test func choosingTheChosenTabWritesTheSelectionAgain() {
        let model = Model()
        let host = ViewHost(Tabs(model: model))
        host.tree.first(.tab, "Home")?.tap()
        host.tree.first(.tab, "Home")?.tap()
        #expect(model.writes == [.home, .home])
    }

    @Test func tabsSayWhatTheyAre() {
        let model = Model()
        let host = ViewHost(Tabs(model: model))
        #expect(host.tree.all(.tab).map(\.text) == ["Home", "Bag"])
        #expect(host.tree.all(.tab).map(\.symbol) == ["star", "star"])
        #expect(host.tree.all(.tab).map(\.isSelected) == [true, false])
        #expect(host.tree.all(.tab).map(\.badge) == [nil, nil])
        model.bagCount = 3
        #expect(host.tree.all(.tab).map(\.badge) == [nil, "3"])
    }

    @Test func tasksOfATabEndWhenAnotherIsChosenAndStartAgain() async {
        struct Working: View {
            let log: Log
            var body: some View {
                Text("x")
                    .task {
                        log.add("start")
                        await Log.untilCancelled()
                        log.add("cancelled")
                    }
                    .onDisappear { log.add("gone") }
            }
        }
        let log = Log()
        let host = ViewHost(
            TabView {
                Working(log: log).tabItem { Text("One") }
                Text("y").tabItem { Text("Two") }
            }
        )
        _ = host.tree
        #expect(await log.lines(count: 1) == ["start"])
        host.tree.first(.tab, "Two")?.tap()
        _ = host.tree
        #expect(await log.lines(count: 3) == ["start", "gone", "cancelled"])
        host.tree.first(.tab, "One")?.tap()
        _ = host.tree
        #expect(await log.lines(count: 4) == ["start", "gone", "cancelled", "start"])
    }

    @Test func aTabHasItsButtonAndItsContent() throws {
        struct Named: View {
            @State private var selection = 1
            let log: Log
            var body: some View {
                TabView(selection: $selection) {
                    ForEach([1, 2], id: \.self) { number in
                        HeadlessUI.Tab(value: number) {
                            Page(number: number, log: log)
                        } label: {
                            Label("Tab \(number)", systemImage: "star")
                        }
                        .badge(number - 1)
                        .accessibilityIdentifier("tab.\(number)")
                    }
                }
            }
        }
        struct Page: View {
            let number: Int
            let log: Log
            var body: some View {
                let _ = log.add("page \(number)")
                Text("page \(number)").accessibilityIdentifier("page")
            }
        }
        let log = Log()
        let host = ViewHost(Named(log: log))
        host.checksStaleness = false
        let tabs = host.tree.all(.tab)
        #expect(tabs.map(\.text) == ["Tab 1", "Tab 2"])
        #expect(tabs.map(\.symbol) == ["star", "star"])
        #expect(tabs.map(\.badge) == [nil, "1"])
        #expect(tabs.map(\.identifier) == ["tab.1", "tab.2"])
        #expect(log.lines == ["page 1"])
        tabs[1].tap()
        #expect(host.tree.texts == ["page 2"])
        #expect(host.tree.first(identifier: "page") != nil)
    }

    @Test func aTagSaidInsideAViewIsFound() {
        struct Inner: View { var body: some View { Text("inner").tabItem { Text("Inner") }.tag(7) } }
        let host = ViewHost(TabView(selection: .constant(7)) { Inner() })
        #expect(host.tree.first(.tab)?.text == "Inner")
        #expect(host.tree.texts == ["inner"])
    }

    private struct Nested: View {
        @ObservedObject var outer: Model
        let inner: [Tab: Model]
        var body: some View {
            TabView(selection: .constant(outer.selection)) {
                ForEach(Tab.allCases, id: \.self) { tab in
                    if let model = inner[tab] { Tabs(model: model).toolbar(.hidden, for: .tabBar).tag(tab) }
                }
            }
        }
    }

    @Test func aTabViewWithoutItsBarShowsTheChosenContentAlone() {
        let outer = Model()
        let inner = [Tab.home: Model(), .bag: Model()]
        let host = ViewHost(Nested(outer: outer, inner: inner))
        host.tree.first(.tab, "Bag")?.tap()
        host.tree.button("bag 0")?.tap()
        let outline = host.tree.outline
        #expect(
            outline == """
                tab "Home"
                tab "Bag" (selected)
                  screen
                    button "bag 1"
                """)
        outer.objectWillChange.send()
        outer.selection = .bag
        #expect(host.tree.button("home 0") != nil)
        outer.objectWillChange.send()
        outer.selection = .home
        #expect(host.tree.outline == outline, "what is not shown is kept, with the tabs in it")
    }

    @MainActor
    private final class Made: ObservableObject {
        init(_ log: Log) { log.add("made") }
    }

    /// A tab that names itself, in its body, below a modifier of the app's and with a state of its own.
    private struct Named: View {
        private struct Framed: ViewModifier {
            func body(content: Content) -> some View { content.padding() }
        }

        let name: String
        let log: Log
        @StateObject private var made: Made
        @State private var isEditing = true

        init(name: String, log: Log) {
            self.name = name
            self.log = log
            _made = StateObject(wrappedValue: Made(log))
        }

        var body: some View {
            Text(name)
                .onChange(of: name, initial: true) { log.add("changes") }
                .onAppear { log.add("appears") }
                .sheet(isPresented: $isEditing) { Text("sheet of \(name)") }
                .modifier(Framed())
                .tabItem { Text(name) }
                .tag(name)
        }
    }

    @Test func aTabThatNamesItselfIsOneView() {
        let log = Log()
        let host = ViewHost(
            TabView(selection: .constant("One")) {
                Named(name: "One", log: log)
                Text("two").tabItem { Text("Two") }.tag("Two")
            })
        #expect(host.tree.all(.sheet).count == 1)
        #expect(host.tree.texts == ["sheet of One"])
        host.invalidate()
        _ = host.tree
        #expect(log.lines == ["made", "changes", "appears"])
    }

    @Test func aTabThatIsNotSelectedOnlyTellsItsName() {
        let log = Log()
        let host = ViewHost(
            TabView(selection: .constant("Two")) {
                Named(name: "One", log: log)
                Text("two").tabItem { Text("Two") }.tag("Two")
            })
        #expect(host.tree.all(.tab).map(\.text) == ["One", "Two"])
        #expect(host.tree.first(.sheet) == nil)
        #expect(log.lines == ["made"])
    }
}
