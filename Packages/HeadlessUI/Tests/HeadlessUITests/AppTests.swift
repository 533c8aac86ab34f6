import Foundation
@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

/// An app with its scenes.
@MainActor @Suite(.timeLimit(.minutes(60))) struct AppTests {
    private final class Model: ObservableObject {
        @Published var links: [URL] = []
    }

    private struct Links: App {
        @StateObject private var model = Model()
        var body: some Scene {
            WindowGroup {
                Phase()
                Text("\(model.links.count) links")
                    .onOpenURL { model.links.append($0) }
            }
            WindowGroup("Second", id: "second")
        }
    }

    private struct Phase: View {
        @Environment(\.scenePhase) private var phase
        var body: some View { Text(phase == .background ? "background" as String : "active") }
    }

    @Test func aHostShowsTheFirstSceneOfAnApp() {
        let host = ViewHost(app: Links())
        #expect(host.tree.texts == ["active", "0 links"])
        host.environment.scenePhase = .background
        #expect(host.tree.texts == ["background", "0 links"])
    }

    @Test func anAppIsOpenedWithAURL() throws {
        let host = ViewHost(app: Links())
        host.receive(try #require(URL(string: "example://link")))
        #expect(host.tree.texts == ["active", "1 links"])
    }
}

extension WindowGroup where Content == Text {
    fileprivate init(_ title: String, id: String) { self.init { Text(title) } }
}
