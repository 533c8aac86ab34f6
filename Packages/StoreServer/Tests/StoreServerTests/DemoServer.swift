import Foundation
import StoreServer
import Testing

/// Not a test: the standard store, to look at with a browser. Ends with the process.
///
/// `STORE_DEMO_PORT=8098 swift test --package-path Packages/StoreServer --filter DemoServer`
@Suite(.enabled(if: ProcessInfo.processInfo.environment["STORE_DEMO_PORT"] != nil))
struct DemoServer {
    @Test func serve() async throws {
        let port = ProcessInfo.processInfo.environment["STORE_DEMO_PORT"].flatMap { Int($0) } ?? 0
        let store = StoreServer(configuration: .init(port: port))
        try await store.run { print("Serving \($0.baseURL)") }
    }
}
