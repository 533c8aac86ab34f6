import FlowTestSupport
import Foundation
import Logging
import Model
import Synchronization

@testable import Core

/// A shop's server whose products and moods a test sets, speaking the wire format.
final class Shop: Sendable {
    struct Item: Hashable, Sendable {
        var id: Int
        var category = "beauty"
    }

    private struct State {
        var items: [Item]
        var reply: Reply?
        var first: [Reply] = []
    }

    /// What the waits of the services are measured with.
    let clock = ManualClock()
    private let state: Mutex<State>

    init(_ items: [Item]) {
        state = Mutex(State(items: items))
    }

    convenience init(_ ids: ClosedRange<Int> = 1...5) {
        self.init(ids.map { Item(id: $0) })
    }

    var items: [Item] {
        get { state.withLock(\.items) }
        set { state.withLock { $0.items = newValue } }
    }

    /// What every question gets until this is nil again.
    var reply: Reply? {
        get { state.withLock(\.reply) }
        set { state.withLock { $0.reply = newValue } }
    }

    /// What the first questions get, one each.
    var first: [Reply] {
        get { state.withLock(\.first) }
        set { state.withLock { $0.first = newValue } }
    }

    func respond(_ request: ReceivedRequest) -> Reply {
        if let first = state.withLock({ $0.first.isEmpty ? nil : $0.first.removeFirst() }) { return first }
        if let reply { return reply }
        let components = URLComponents(string: request.target)
        let path = (components?.path ?? "").split(separator: "/").map(String.init)
        let query = Dictionary(
            (components?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
        switch path.dropFirst().first {
        case "categories":
            return .json(#"[{"slug":"tops","name":"Tops"},{"slug":"beauty","name":"Beauty"}]"#)
        case nil, "search":
            return page(items, query)
        case "category":
            return page(items.filter { $0.category == path.last }, query)
        case let id?:
            guard let item = items.first(where: { String($0.id) == id }) else {
                return .json(#"{"message":"Product with id '\#(id)' not found","reason":"gone"}"#, status: 404)
            }
            return .json(WireSample.product(item.id, category: item.category))
        }
    }

    private func page(_ items: [Item], _ query: [String: String]) -> Reply {
        let skip = query["skip"].flatMap(Int.init) ?? 0
        let limit = query["limit"].flatMap(Int.init) ?? 30
        let page = items.dropFirst(skip).prefix(limit).map { WireSample.product($0.id, category: $0.category) }
        return .json(WireSample.list(Array(page), total: items.count, skip: skip))
    }

    /// Runs the shop on loopback, with the services of one device. Requests are repeated
    /// at once.
    func run(_ body: @escaping @Sendable (LiveServices, TestServer) async throws -> Void) async throws {
        let directory = try TemporaryDirectory()
        let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
        try await TestServer.run {
            self.respond($0)
        } _: { server in
            let network = LiveNetwork(
                api: server.url, http: AsyncHTTPTransport.forTests(clock: self.clock, logger: quiet),
                retries: RetryPolicy(firstDelay: .zero), clock: self.clock, logger: quiet)
            let services = try await LiveServices(
                directory: directory.url, network: network, payments: SandboxPayments(), logger: quiet)
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(services, server)) } catch { outcome = .failure(error) }
            services.close()
            await network.shutdown()
            try outcome.get()
        }
    }
}
