@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

@testable import BrowserHost

/// A bar around the whole app: a message that comes up over whatever is shown.
@MainActor @Suite struct OuterBarTests {
    @MainActor
    private final class Inbox: ObservableObject {
        @Published var message: String?
        var opened = 0
        var swipes = 0
    }

    private struct App: View {
        @ObservedObject var inbox: Inbox

        var body: some View {
            TabView {
                NavigationStack {
                    Text("The shop").safeAreaInset(edge: .bottom) { Text("Undo") }.navigationTitle("Home")
                }
                .tabItem { Label("Home", systemImage: "house") }
            }
            .safeAreaInset(edge: .top) {
                if let message = inbox.message {
                    HStack {
                        Button(message) { inbox.opened += 1 }
                        Button("Dismiss") { inbox.message = nil }
                    }
                    .gesture(DragGesture().onEnded { _ in inbox.swipes += 1 })
                    .accessibilityAction(.escape) { inbox.message = nil }
                    .accessibilityIdentifier("message")
                }
            }
        }
    }

    private let inbox = Inbox()
    private let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())

    private func elements(of host: ViewHost) -> [Element] {
        var all: [Element] = []
        renderer.render(host.tree, title: "").root.forEach { all.append($0) }
        return all
    }

    @Test func itIsAboveTheScreenAndNoScreenItself() throws {
        inbox.message = "Sale"
        let all = elements(of: ViewHost(App(inbox: inbox)))
        #expect(all.count { $0.tag == .main } == 1)
        #expect(all.count { $0.tag == .header } == 1)
        #expect(all.count { $0.tag == .h1 } == 1)
        #expect(all.count { $0.tag == .nav } == 1)
        let bar = try #require(all.firstIndex { $0[.class]?.contains("inset vstack top outer") == true })
        let main = try #require(all.firstIndex { $0.tag == .main })
        #expect(bar < main, "it is read first")
        #expect(all[bar][.role] == "status")
        #expect(all[bar][.ariaLive] == "polite")
        let inside = try #require(all.first { $0[.class]?.hasPrefix("inset vstack bottom") == true })
        #expect(inside[.class]?.contains("outer") == false)
        #expect(inside[.role] == nil)
    }

    @Test func theRegionIsThereBeforeItsMessage() throws {
        let host = ViewHost(App(inbox: inbox))
        let before = renderer.render(host.tree, title: "").root
        inbox.message = "Sale"
        let after = renderer.render(host.tree, title: "").root
        let operations = Differ.operations(from: before, to: after)
        // One that comes with its message is not read out; one that comes with the screen would be read out again.
        #expect(operations.count == 1)
        guard case .insert(let element, let parent, _)? = operations.first else {
            Issue.record("\(operations)")
            return
        }
        #expect(element[.dataTestID] == "message")
        var region: Element?
        after.forEach { if $0.id == parent { region = $0 } }
        #expect(region?[.role] == "status")
    }

    @Test func theScriptSendsItsDragAndEscape() throws {
        inbox.message = "Sale"
        let host = ViewHost(App(inbox: inbox))
        let element = try #require(elements(of: host).first { $0[.dataTestID] == "message" })
        #expect(element[.dataOn] == "drag dismiss")
        let node = try #require(renderer.node(of: element.id, in: host.tree))
        #expect(node.send(.drag, "0,-40"))
        #expect(inbox.swipes == 1 && inbox.opened == 0)
        #expect(node.send(.dismiss))
        #expect(inbox.message == nil)
        // A screen and its way back are something else.
        #expect(elements(of: host).filter { $0.tag == .main }.allSatisfy { $0[.dataOn] == nil })
    }
}
