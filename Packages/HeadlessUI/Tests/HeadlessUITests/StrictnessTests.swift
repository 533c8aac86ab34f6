@_spi(Inspection) import HeadlessUI
import Testing

/// Rules that an app meets on a device only, unless they are tested.
@MainActor @Suite(.timeLimit(.minutes(60))) struct StrictnessTests {
    private struct Fields: View {
        @FocusState private var focused: String?
        @State private var hasEmail = true
        var body: some View {
            TextField("Name", text: .constant("")).focused($focused, equals: "name")
            if hasEmail { TextField("Email", text: .constant("")).focused($focused, equals: "email") }
            Button("Email") { focused = "email" }
            Button("Phone") { focused = "phone" }
            Button("Remove") { hasEmail.toggle() }
            Text(focused ?? "none")
        }
    }

    @Test func aFocusOfNoFieldIsReset() {
        let host = ViewHost(Fields())
        host.tree.button("Phone")?.tap()
        #expect(host.tree.texts.last == "none")
        host.tree.button("Email")?.tap()
        #expect(host.tree.texts.last == "email")
        host.tree.button("Remove")?.tap()
        #expect(host.tree.texts.last == "none")
        host.tree.button("Remove")?.tap()
        #expect(host.tree.texts.last == "none")
        host.tree.button("Email")?.tap()
        #expect(host.tree.first(.textField, "Email")?.isFocused == true)
    }

    @Test func anAlertKeepsTheDataOfItsPresentation() {
        struct Root: View {
            @State private var isShown = false
            @State private var data: String?
            var body: some View {
                Button("A") {
                    data = "A"
                    isShown = true
                }
                .alert("Alert", isPresented: $isShown, presenting: data) { shown in
                    Button("Change \(shown)") {
                        data = "B"
                        isShown = true
                    }
                } message: {
                    Text($0)
                }
                Button("B") { data = "B" }.task(id: isShown) { if isShown { data = "C" } }
                    .onChange(of: isShown) { if isShown { data = "D" } }
            }
        }
        let host = ViewHost(Root())
        host.tree.button("A")?.tap()
        #expect(host.tree.first(.alert)?.texts == ["A", "Change A"])
    }

    @Test func anotherItemDismissesTheSheetFirst() {
        struct Item: Identifiable { let id: Int }
        struct Root: View {
            @State private var item: Item? = Item(id: 1)
            let log: Log
            var body: some View {
                Text("Root").sheet(item: $item, onDismiss: { log.add("dismissed") }) { shown in
                    Button("Next \(shown.id)") { item = Item(id: shown.id + 1) }
                        .onAppear { log.add("appeared \(shown.id)") }
                        .onDisappear { log.add("disappeared \(shown.id)") }
                }
            }
        }
        let log = Log()
        let host = ViewHost(Root(log: log))
        host.tree.button("Next 1")?.tap()
        #expect(host.tree.button("Next 2") != nil)
        #expect(log.lines.filter { $0 == "dismissed" }.count == 1)
        #expect(log.lines.first == "appeared 1" && log.lines.contains("appeared 2"))
    }

    @Test func onlyAStackShowsBars() {
        struct Content: View {
            @State private var text = ""
            var body: some View {
                Text("content").navigationTitle("Title").searchable(text: $text).toolbar { Button("Edit") {} }
            }
        }
        struct Root: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack { Content() }
                Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Content() }
            }
        }
        #expect(ViewHost(Content()).tree.texts == ["content"])
        let host = ViewHost(Root())
        #expect(host.tree.first(.screen, "Title")?.first(.search) != nil)
        host.tree.button("Show")?.tap()
        let sheet = host.tree.first(.sheet)
        #expect(sheet?.first(.screen)?.text == nil)
        #expect(sheet?.first(.search) == nil)
        #expect(sheet?.button("Edit") == nil)
        #expect(sheet?.texts == ["content"])
    }

    @Test func aTabInAStackShowsItsBars() {
        let host = ViewHost(
            NavigationStack { TabView { Text("content").navigationTitle("Title").tabItem { Text("Tab") } } })
        #expect(host.tree.first(.screen, "Title") != nil)
    }

    @Test func withoutABackButtonNobodyGoesBack() {
        let host = ViewHost(
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in
                    Text("pushed").navigationBarBackButtonHidden()
                }
            })
        let pushed = host.tree.all(.screen).last
        #expect(pushed?.isPushed == true)
        #expect(pushed?.takes(.dismiss) == false)
    }

    @Test func aDestinationInARowIsIgnored() {
        struct Root: View {
            let isLazy: Bool
            var body: some View {
                NavigationStack {
                    ScrollView {
                        if isLazy { LazyVStack { Row() } } else { VStack { Row() } }
                    }
                }
            }
        }
        struct Row: View {
            var body: some View {
                NavigationLink("Open", value: 1).navigationDestination(for: Int.self) { _ in Text("opened") }
            }
        }
        for (isLazy, expected) in [(true, 2), (false, 0)] {
            let host = ViewHost(Root(isLazy: isLazy))
            var issues: [String] = []
            host.onIssue = { issues.append($0) }
            host.tree.button("Open")?.tap()
            #expect(host.tree.texts.contains("opened") == !isLazy)
            #expect(issues.count == expected, "\(issues)")
            if let first = issues.first {
                #expect(
                    first == """
                        A navigationDestination modifier for Int in a lazy container is ignored.

                        Containers like List and LazyVStack make their rows only when these are on the screen. To fix \
                        this, write the modifier outside of the container, so that the stack can always see it.
                        """)
            }
        }
    }

    @Test func severalButtonsInARowAreReported() {
        struct Root<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View { List { content } }
        }
        func issues<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
            var issues: [String] = []
            let root = Root(content: content)
            let host = ViewHost(root)
            host.onIssue = { issues.append($0) }
            _ = host.tree
            return issues
        }
        let buttons = HStack {
            Button("Add") {}
            Button("Remove") {}
        }
        #expect(
            issues { buttons } == [
                """
                List: a tap on a row with several buttons triggers all of them: Add, Remove.

                A button of the default style takes the whole row. To fix this, give the buttons a style, like \
                .buttonStyle(.borderless).
                """
            ])
        #expect(issues { buttons.buttonStyle(.borderless) } == [])
        #expect(
            issues {
                Button("Add") {}.swipeActions { Button("Remove") {} }
                Menu("More") {
                    Button("A") {}
                    Button("B") {}
                }
            } == [])
    }
}
