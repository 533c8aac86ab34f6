import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

/// Rules of SwiftUI that a view rarely meets.
@MainActor @Suite(.timeLimit(.minutes(60))) struct RuleTests {
    private struct Flavor: Identifiable {
        let id: String
        var name: String { id.capitalized }
    }

    private struct Flavors: View {
        @State private var flavor = "mint"
        let flavors = ["mint", "lime", "rose"].map(Flavor.init)

        var body: some View {
            Picker("Flavor", selection: $flavor) { ForEach(flavors) { Text($0.name) } }
            Text(flavor)
        }
    }

    /// The example in Apple's documentation of `Picker`.
    @Test func rowsOfForEachAreTaggedWithTheirID() throws {
        let host = ViewHost(Flavors())
        let picker = try #require(host.tree.first(.picker))
        #expect(picker.children.map(\.text) == ["Mint", "Lime", "Rose"])
        #expect(picker.children.map(\.isSelected) == [true, false, false])
        picker.children[2].tap()
        #expect(host.tree.texts.contains("rose"))
    }

    @Test func aTagReplacesTheIDOfARow() throws {
        let host = ViewHost(
            Picker("Size", selection: .constant(20)) { ForEach([1, 2], id: \.self) { Text("\($0)").tag($0 * 10) } })
        #expect(host.tree.first(.picker)?.children.map(\.isSelected) == [false, true])
    }

    private struct Tabs: View {
        @State private var tab = "b"

        var body: some View {
            TabView(selection: $tab) {
                ForEach(["a", "b"], id: \.self) { name in Text("Content \(name)").tabItem { Text(name) } }
            }
        }
    }

    @Test func tabsOfForEachAreSelectedByTheirID() throws {
        let host = ViewHost(Tabs())
        #expect(host.tree.all(.tab).map(\.isSelected) == [false, true])
        host.tree.all(.tab)[0].tap()
        #expect(host.tree.all(.tab).map(\.isSelected) == [true, false])
    }

    @Test func tabsWithOneIDAreReportedAndDistinct() {
        let host = ViewHost(TabView { ForEach([1, 1], id: \.self) { Text("\($0)").tag($0) } })
        var issues: [String] = []
        host.onIssue = { issues.append($0) }
        let tabs = host.tree.all(.tab)
        #expect(Set(tabs.map(\.id)).count == 2)
        #expect(issues.count == 1)
        #expect(issues.first?.hasPrefix("ForEach: the ID 1 occurs more than once.") == true)
    }

    private struct Switching: View {
        @State private var isOn = false

        var body: some View {
            ScrollViewReader { proxy in
                Text(isOn ? "on" : "off").id(1).onAppear {
                    isOn = true
                    proxy.scrollTo(1)
                }
            }
        }
    }

    @Test func aTreeThatAnEffectReadIsNotReplacedByAnOlderOne() {
        #expect(ViewHost(Switching()).tree.texts == ["on"])
    }

    @Test func onlyTheViewThatFitsIsEvaluated() {
        let log = Log()
        let host = ViewHost(
            ViewThatFits {
                Text("A").onAppear { log.add("A") }
                Text("B").onAppear { log.add("B") }
            })
        #expect(host.tree.texts == ["A"])
        #expect(log.lines == ["A"])
    }

    private struct Asking: View {
        let log: Log
        let isAlert: Bool
        @State private var isPresented = true

        var body: some View {
            if isAlert {
                Text("Ask").alert("Delete?", isPresented: $isPresented) { buttons }
            } else {
                Text("Ask").confirmationDialog("Delete?", isPresented: $isPresented) { buttons }
            }
        }

        @ViewBuilder private var buttons: some View {
            Button("Delete", role: .destructive) { log.add("deleted") }
            Button("Keep", role: .cancel) { log.add("kept") }
        }
    }

    @Test(arguments: [true, false])
    func dismissingADialogPressesCancel(isAlert: Bool) throws {
        let log = Log()
        let host = ViewHost(Asking(log: log, isAlert: isAlert))
        let dialog = try #require(host.tree.first(isAlert ? .alert : .confirmationDialog))
        #expect(host.dispatch(.dismiss, to: dialog.id))
        #expect(log.lines == ["kept"])
        #expect(host.tree.first(isAlert ? .alert : .confirmationDialog) == nil)
    }

    private struct Choosing: View {
        @State private var isPresented = true

        var body: some View {
            Text("Ask").alert("Which one?", isPresented: $isPresented) {
                Button("This") {}
                Button("That") {}
            }
        }
    }

    @Test func anAlertWithoutCancelCantBeDismissed() throws {
        let host = ViewHost(Choosing())
        let alert = try #require(host.tree.first(.alert))
        #expect(!host.dispatch(.dismiss, to: alert.id))
        #expect(host.tree.first(.alert) != nil)
    }

    private struct Lists: View {
        let log: Log

        var body: some View {
            ScrollViewReader { proxy in
                ScrollView { ForEach(0..<3) { Text("first \($0)") } }
                ScrollView { ForEach(0..<3) { Text("second \($0)") } }
                Button("Scroll") { proxy.scrollTo(1) }
            }
        }
    }

    /// Dictionaries have another order in each process, and for each position.
    @Test func scrollingGoesToTheFirstViewWithTheIdentity() {
        for _ in 0..<50 {
            let host = ViewHost(Lists(log: Log()))
            var shown: [String] = []
            host.onScroll = { node, _ in shown.append(node.label) }
            host.tree.button("Scroll")?.tap()
            #expect(shown == ["first 1"])
        }
    }

    private struct Leaving: View {
        let log: Log
        @State private var isShown = true

        var body: some View {
            if isShown {
                List { Text("Lamp") }.refreshable {
                    log.add("load")
                    for await _ in AsyncStream<Never>.makeStream().stream {}
                    log.add(Task.isCancelled ? "canceled" : "done")
                }
            }
            Button("Hide") { isShown = false }
        }
    }

    @Test func removingAViewCancelsItsRefresh() async {
        let log = Log()
        let host = ViewHost(Leaving(log: log))
        host.tree.first(.list)?.send(.refresh)
        #expect(await log.lines(count: 1) == ["load"])
        host.tree.button("Hide")?.tap()
        _ = host.tree
        #expect(await log.lines(count: 2) == ["load", "canceled"])
    }

    private struct Doubled: View {
        @State private var count = 0

        var body: some View {
            ForEach([1, 1], id: \.self) { Text("\($0)") }
            Button("\(count)") { count += 1 }
        }
    }

    @Test func anIssueIsReportedOnce() {
        let host = ViewHost(Doubled())
        var issues: [String] = []
        host.onIssue = { issues.append($0) }
        _ = host.tree
        host.tree.button("0")?.tap()
        _ = host.tree
        #expect(issues.count == 1)
    }
}
