@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

/// SwiftUI presents one thing at a time, and evaluates its content until it has moved away.
@MainActor @Suite struct OnePresentationTests {
    @MainActor
    private final class Model: ObservableObject {
        @Published var isSheetShown = false
        @Published var isCoverShown = false
        @Published var isAlertShown = false
        @Published var isDialogShown = false
        @Published var text: String?
        @Published var tab = 1
    }

    private struct Chain: View {
        @ObservedObject var model: Model

        var body: some View {
            NavigationStack {
                Text("root").alert("alert", isPresented: $model.isAlertShown) {}
            }
            .sheet(isPresented: $model.isSheetShown) { Text("sheet") }
            .fullScreenCover(isPresented: $model.isCoverShown) { Text("cover") }
            .confirmationDialog("dialog", isPresented: $model.isDialogShown) { Button("Yes") {} }
        }
    }

    private func issues(of host: ViewHost) -> () -> [String] {
        let log = Log()
        host.onIssue = { log.add($0.split(separator: "\n").first.map(String.init) ?? "") }
        return { log.lines }
    }

    enum Presentation { case sheet, cover, alert, dialog }

    @Test(
        arguments: [
            ([.sheet], nil), ([.alert], nil),
            ([.sheet, .alert], "a sheet from a view which is already presenting an alert"),
            ([.sheet, .cover], "a full-screen cover from a view which is already presenting a sheet"),
            ([.cover, .dialog], "a confirmation dialog from a view which is already presenting a full-screen cover"),
        ] as [([Presentation], String?)])
    func aSecondPresentationIsReported(_ shown: [Presentation], _ issue: String?) {
        let model = Model()
        let host = ViewHost(Chain(model: model))
        let issues = issues(of: host)
        model.isSheetShown = shown.contains(.sheet)
        model.isCoverShown = shown.contains(.cover)
        model.isAlertShown = shown.contains(.alert)
        model.isDialogShown = shown.contains(.dialog)
        _ = host.tree
        #expect(issues() == (issue.map { ["Attempt to present \($0)."] } ?? []))
    }

    private struct Layers: View {
        @ObservedObject var model: Model

        var body: some View {
            Text("root").sheet(isPresented: $model.isSheetShown) {
                Text("sheet")
                    .alert("alert", isPresented: $model.isAlertShown) {}
                    .fullScreenCover(isPresented: $model.isCoverShown) { Text("cover") }
            }
        }
    }

    @Test func theContentOfASheetPresentsToo() {
        let model = Model()
        let host = ViewHost(Layers(model: model))
        let issues = issues(of: host)
        model.isSheetShown = true
        #expect(host.tree.texts == ["sheet"])
        model.isAlertShown = true
        #expect(host.tree.first(.alert) != nil)
        #expect(issues().isEmpty)
        model.isSheetShown = false
        #expect(host.tree.texts == ["root"], "a dismissed sheet presents nothing")
        #expect(issues().isEmpty)
    }

    @Test(
        arguments: [
            ([], [.sheet, .alert], "an alert while a sheet is appearing"),
            ([.sheet, .cover], [], nil),
            ([.sheet], [.sheet, .cover], nil),
            ([.sheet, .alert], [.sheet, .cover], "a full-screen cover while an alert is being dismissed"),
            ([.sheet, .cover], [.sheet, .alert], "an alert while a full-screen cover is being dismissed"),
        ] as [([Presentation], [Presentation], String?)])
    func twoChangesInOneUpdateAreReported(_ before: [Presentation], _ after: [Presentation], _ issue: String?) {
        let model = Model()
        let host = ViewHost(Layers(model: model))
        for shown in before.indices.map({ Array(before[...$0]) }) {
            show(shown, in: model)
            _ = host.tree
        }
        let issues = issues(of: host)
        show(after, in: model)
        _ = host.tree
        #expect(issues() == (issue.map { ["Attempt to present \($0)."] } ?? []))
    }

    private func show(_ shown: [Presentation], in model: Model) {
        model.isSheetShown = shown.contains(.sheet)
        model.isCoverShown = shown.contains(.cover)
        model.isAlertShown = shown.contains(.alert)
    }

    @Test func theUsersDismissalIsDoneBeforeItsActionPresents() throws {
        struct Question: View {
            @ObservedObject var model: Model

            var body: some View {
                Text("root")
                    .alert("alert", isPresented: $model.isAlertShown) {
                        Button("Open") { model.isSheetShown = true }
                    }
                    .sheet(isPresented: $model.isSheetShown) { Text("sheet") }
            }
        }
        let model = Model()
        let host = ViewHost(Question(model: model))
        let issues = issues(of: host)
        model.isAlertShown = true
        let button = try #require(host.tree.first { $0.kind == .button })
        button.tap()
        #expect(host.tree.texts == ["sheet"])
        #expect(issues().isEmpty)
    }

    private struct Note: View {
        @ObservedObject var model: Model
        let log: Log
        let keepsText: Bool
        @State private var last = ""

        var body: some View {
            if let text = model.text ?? (keepsText ? last : nil) {
                Text(text)
                    .onAppear { last = text }
                    .onDisappear { log.add("gone") }
            }
        }
    }

    private struct Notes: View {
        @ObservedObject var model: Model
        let log: Log
        let keepsText: Bool

        var body: some View {
            let isShown = Binding {
                model.text != nil
            } set: {
                if !$0 { model.text = nil }
            }
            Text("root").sheet(isPresented: isShown, onDismiss: { log.add("dismissed") }) {
                Note(model: model, log: log, keepsText: keepsText)
            }
        }
    }

    @Test(arguments: [true, false])
    func contentThatIsEmptyWhileItIsDismissedIsReported(keepsText: Bool) {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Notes(model: model, log: log, keepsText: keepsText))
        let issues = issues(of: host)
        model.text = "Milk"
        #expect(host.tree.texts == ["Milk"])
        model.text = nil
        #expect(host.tree.texts == ["root"])
        #expect(log.lines.contains("dismissed") && log.lines.contains("gone"))
        #expect(issues() == (keepsText ? [] : ["The content of a sheet is empty while it is dismissed."]))
    }

    private struct Tabs: View {
        @ObservedObject var model: Model
        let log: Log

        var body: some View {
            TabView(selection: $model.tab) {
                Text("one")
                    .onAppear { log.add("one appears") }
                    .onDisappear { log.add("one disappears") }
                    .sheet(isPresented: $model.isSheetShown) { Text("sheet") }
                    .tabItem { Text("One") }
                    .tag(1)
                Text("two").tabItem { Text("Two") }.tag(2)
            }
        }
    }

    @Test func aSheetStaysInFrontOfEveryTab() {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Tabs(model: model, log: log))
        model.isSheetShown = true
        #expect(host.tree.texts == ["sheet"])
        model.tab = 2
        #expect(host.tree.texts == ["sheet"])
        #expect(log.lines == ["one appears", "one disappears"])
        model.isSheetShown = false
        #expect(host.tree.texts == ["two"])
        model.tab = 1
        #expect(host.tree.texts == ["one"])
        #expect(log.lines == ["one appears", "one disappears", "one appears"])
    }
}
