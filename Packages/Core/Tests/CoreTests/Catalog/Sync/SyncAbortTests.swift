import FlowTestSupport
import Foundation
import GRDB
import Mocks
import Model
import Testing

@testable import Core

/// Whatever breaks off where, and whatever changes meanwhile: in the end the device has what the server has.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SyncAbortTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test(arguments: [true, false], 1...3)
    func theOutcomeIsTheServersCatalog(tellsChanges: Bool, seed: Int) async throws {
        let server = ListingServer(1...60, tellsChanges: tellsChanges)
        let place = directory.url.appending(path: "\(tellsChanges)-\(seed)")
        disturb(server, seed: seed)
        for attempt in 0..<40 {
            if attempt == 30 { server.change { $0.disturb = { _ in nil } } }
            // A process that was killed begins with what is on the disk.
            let store = try await AppDatabase.open(in: place)
            await attemptOnce(server, store, cancelAfter: attempt < 30 ? (attempt * seed) % 9 : nil)
        }
        let store = try await AppDatabase.open(in: place)
        let products = try await store.walkSummaries(ProductQuery(), limit: 500).flatMap(\.self)
        let stored = products.map { ListingServer.Item(id: $0.id.rawValue, price: $0.price.list.minorUnits) }
        #expect(stored == server.items)
        #expect(try await store.syncState().lastComplete != nil)
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM seenProduct") } == 0)
    }

    /// Changes something with every third answer, and fails with every fifth.
    private func disturb(_ server: ListingServer, seed: Int) {
        server.change { state in
            state.disturb = { state in
                var random = SplitMix64(seed: UInt64(seed * 1_000 + state.requests.count))
                if Int.random(in: 0..<3, using: &random) == 0 {
                    let id = Int.random(in: 1...80, using: &random)
                    if Bool.random(using: &random) { state.remove(id) } else { state.save(id, price: id * 3) }
                }
                return Int.random(in: 0..<5, using: &random) == 0 ? .offline : nil
            }
        }
    }

    private func attemptOnce(_ server: ListingServer, _ store: AppDatabase, cancelAfter steps: Int?) async {
        guard let catalog = server.catalog else { return }
        let sync = CatalogSync(
            catalog: catalog, store: store, listsChanges: server.tellsChanges, logger: AppDatabase.silent, pageSize: 5,
            now: { Date() })
        await withTaskGroup(of: Void.self) { group in
            let (stop, stopping) = AsyncStream<Void>.makeStream()
            if let steps, steps > 2 {
                let last = server.requests.count + steps / 2
                server.change { $0.willAnswer = { if $0.requests.count == last { stopping.yield() } } }
            }
            group.addTask {
                try? await sync.synchronize()
                stopping.yield()
            }
            for await _ in stop { break }
            group.cancelAll()
        }
        server.change { $0.willAnswer = { _ in } }
    }
}
