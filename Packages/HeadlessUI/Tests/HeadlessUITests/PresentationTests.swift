@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

@MainActor @Suite struct PresentationTests {
    private struct Item: Identifiable { let id: Int }

    @MainActor
    private final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var item: Item?
        @Published var isAsking = false
        @Published var isChoosing = false
        @Published var data: String?
        var done: [String] = []
    }

    private struct Screen: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack(path: $model.path) {
                Text("root")
                    .navigationDestination(for: Int.self) { _ in
                        Button("show") { model.item = Item(id: 1) }
                    }
                    .sheet(item: $model.item, onDismiss: { model.done.append("dismissed") }) { item in
                        Text("sheet \(item.id)")
                            .alert("Sure?", isPresented: $model.isAsking, presenting: model.data) { data in
                                Button("Delete \(data)", role: .destructive) { model.done.append(data) }
                                Button("Keep", role: .cancel) {}
                            } message: { data in
                                Text("This removes \(data).")
                            }
                    }
            }
            .confirmationDialog("Sort by", isPresented: $model.isChoosing) {
                Button("Price") { model.done.append("price") }
            }
        }
    }

    @Test func aScreenSaysHowItAppears() {
        struct Stack: View {
            @Namespace private var namespace
            let isPresented: Bool
            var body: some View {
                NavigationStack(path: .constant([1])) {
                    Text("root").navigationDestination(for: Int.self) {
                        Text("page \($0)").navigationTransition(.crossFade)
                    }
                }
                .fullScreenCover(isPresented: .constant(isPresented)) {
                    NavigationStack { Text("cover") }.navigationTransition(.zoom(sourceID: 1, in: namespace))
                }
            }
        }
        #expect(ViewHost(Stack(isPresented: false)).tree.frontScreen?.style.transition == .crossFade)
        let cover = ViewHost(Stack(isPresented: true)).tree.first(.fullScreenCover)
        #expect(cover?.style.transition == .zoom)
        #expect(cover?.frontScreen?.style.transition == nil)
    }

    @Test func aSheetOfACoveredScreenIsShown() {
        let model = Model()
        let host = ViewHost(Screen(model: model))
        model.path = [1]
        host.tree.button("show")?.tap()
        #expect(host.tree.first(.sheet)?.texts == ["sheet 1"])
        #expect(host.tree.texts == ["sheet 1"])
        host.tree.first(.sheet)?.send(.dismiss)
        #expect(model.item == nil)
        #expect(host.tree.button("show") != nil)
        #expect(model.done == ["dismissed"])
    }

    private struct Form: View {
        @ObservedObject var model: Model
        var body: some View { Text("form").interactiveDismissDisabled(model.data != nil) }
    }

    private struct FormSheet: View {
        @ObservedObject var model: Model
        var body: some View {
            Text("root").sheet(item: $model.item) { _ in
                NavigationStack(path: $model.path) {
                    Form(model: model).navigationDestination(for: Int.self) { _ in Form(model: model) }
                }
            }
        }
    }

    @Test(arguments: [[], [1]]) func theTopScreenOfAStackKeepsItsSheetOpen(path: [Int]) {
        let model = Model()
        model.item = Item(id: 1)
        model.path = path
        let host = ViewHost(FormSheet(model: model))
        #expect(host.tree.first(.sheet)?.takes(.dismiss) == true)
        model.data = "input"
        #expect(host.tree.first(.sheet)?.takes(.dismiss) == false)
        model.data = nil
        #expect(host.tree.first(.sheet)?.takes(.dismiss) == true)
    }

    @Test func anAlertInASheetIsInFrontAndItsButtonsCloseIt() {
        let model = Model()
        model.item = Item(id: 2)
        let host = ViewHost(Screen(model: model))
        model.data = "Lamp"
        model.isAsking = true
        let alert = host.tree.first(.alert)
        #expect(alert?.text == "Sure?")
        #expect(alert?.texts.first == "This removes Lamp.")
        #expect(host.tree.first(.sheet) == nil, "it is behind the alert")
        #expect(alert?.all(.button).map(\.role) == [.destructive, .cancel])
        host.tree.button("Delete Lamp")?.tap()
        #expect(model.done == ["Lamp"])
        #expect(!model.isAsking)
        #expect(host.tree.first(.sheet) != nil)
    }

    @Test func anAlertWithoutDataIsNotShown() {
        let model = Model()
        model.item = Item(id: 2)
        model.isAsking = true
        #expect(ViewHost(Screen(model: model)).tree.first(.alert) == nil)
    }

    @Test func anAlertWithoutButtonsCanBeClosed() {
        struct Plain: View {
            @State private var isShown = true
            var body: some View { Text(isShown ? "up" : "down").alert("Hello", isPresented: $isShown) {} }
        }
        let host = ViewHost(Plain())
        host.tree.button("OK")?.tap()
        #expect(host.tree.texts == ["down"])
    }

    @Test func aDialogCanAlwaysBeCancelled() {
        let model = Model()
        let host = ViewHost(Screen(model: model))
        model.isChoosing = true
        #expect(host.tree.first(.confirmationDialog)?.all(.button).map(\.label) == ["Price", "Cancel"])
        host.tree.button("Cancel")?.tap()
        #expect(!model.isChoosing)
        model.isChoosing = true
        host.tree.button("Price")?.tap()
        #expect(model.done == ["price"])
    }

    private struct Chain: View {
        let log: Log
        @State private var step: Int? = 1

        var body: some View {
            let isShown = Binding {
                step != nil
            } set: {
                log.add("set \($0)")
                if !$0 { step = nil }
            }
            Text("x").alert("Step \(step ?? 0)", isPresented: isShown) {
                Button("Next") {
                    log.add("action")
                    step = 2
                }
            }
        }
    }

    @Test func aDialogIsDismissedAfterTheActionOfItsButton() {
        let log = Log()
        let host = ViewHost(Chain(log: log))
        host.tree.button("Next")?.tap()
        #expect(log.lines == ["action", "set false"])
        #expect(host.tree.first(.alert) == nil, "the alert that the action asks for is dismissed with the first")
    }

    private struct Choice: View, Equatable {
        var body: some View { Button("Yes") {} }
        nonisolated static func == (one: Choice, other: Choice) -> Bool { true }
    }

    @Test func anEqualButtonDismissesItsDialogOnce() {
        struct Asking: View {
            let log: Log
            @State private var isAsking = true
            var body: some View {
                let isShown = Binding {
                    isAsking
                } set: {
                    log.add("set \($0)")
                    isAsking = $0
                }
                Text("x").alert("Sure?", isPresented: isShown) { Choice().equatable() }
            }
        }
        let log = Log()
        let host = ViewHost(Asking(log: log))
        for _ in 0..<3 {
            _ = host.tree
            host.invalidate()
        }
        host.tree.button("Yes")?.tap()
        #expect(log.lines == ["set false"])
    }
}
