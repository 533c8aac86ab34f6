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
}
