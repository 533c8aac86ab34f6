import BrowserHost
import Foundation
import Testing

/// Serves the demo app to a browser, for whoever wants to look at it:
/// `BROWSERHOST_DEMO_PORT=8080 swift test --filter DemoServer`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["BROWSERHOST_DEMO_PORT"] != nil))
struct DemoServer {
    @Test func serve() async throws {
        let port = ProcessInfo.processInfo.environment["BROWSERHOST_DEMO_PORT"].flatMap { Int($0) } ?? 0
        let root = FileManager.default.temporaryDirectory.appending(path: "browserhost-demo")
        let host = BrowserHost(
            configuration: BrowserHostConfiguration(port: port, sessionRoot: root, appName: "Demo")
        ) { context in
            DemoApp(model: DemoModel(directory: context.directory, items: 24))
        }
        try await host.run { print("Open \($0.url)") }
    }
}
