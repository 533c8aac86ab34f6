import BrowserHost
import Foundation
import HeadlessUI
import SharedCombine
import Testing

/// The code of the README.
@MainActor final class CounterApp: BrowserApp, BrowserWindow {
    private let model = CounterModel()

    var rootView: some View { CounterView(model: model) }
    var location: String { "/" }
    var title: String { "Counter" }
    func open(_ location: String) -> Bool { location == "/" }
    func snapshot() -> any Sendable { model.count }
    func restore(_ snapshot: any Sendable) { model.count = snapshot as? Int ?? 0 }
}

final class CounterModel: ObservableObject {
    @Published var count = 0
}

struct CounterView: View {
    @ObservedObject var model: CounterModel

    var body: some View {
        Button("\(model.count) so far") { model.count += 1 }
    }
}

@MainActor
func serveCounters(in directory: URL) async throws {
    let configuration = BrowserHostConfiguration(port: 8080, sessionRoot: directory, appName: "Counter")
    let host = BrowserHost(configuration: configuration) { _ in CounterApp() }
    try await host.run { print("Open \($0.url)") }
}

@MainActor @Suite struct ReadmeTests {
    @Test func theAppOfTheReadmeGoesBackToASnapshot() {
        let app = CounterApp()
        let before = app.snapshot()
        app.restore(3)
        #expect(app.snapshot() as? Int == 3)
        app.restore(before)
        #expect(app.snapshot() as? Int == 0)
        #expect(!app.open("/elsewhere"))
    }
}
