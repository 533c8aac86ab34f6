import FlowKit
public import Foundation
import GRDB
public import Logging
public import Model
import Synchronization

/// Brings a server's catalogue into a store, and keeps it like the server's.
///
/// A server that tells its changes is asked for those; any other is read page by page. What the server has no more is
/// removed once a pass has seen everything; see <doc:TheCatalogue>.
public final class CatalogueSynchroniser: CatalogueSyncService {
    private let catalogue: CatalogueAPI
    private let store: ShopStore
    private let logger: Logger
    private let pageSize: Int
    private let now: @Sendable () -> Date
    private let state: CurrentValue<SyncProgress>
    private let running = Mutex<Task<Result<Void, ServiceError>, Never>?>(nil)

    /// - Parameters:
    ///   - catalogue: What the server sells.
    ///   - store: Where it goes.
    ///   - logger: Told of what has failed.
    ///   - now: What time it is when a pass is complete.
    public convenience init(
        catalogue: CatalogueAPI, store: ShopStore, logger: Logger, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(catalogue: catalogue, store: store, logger: logger, pageSize: 200, now: now)
    }

    /// - Parameters:
    ///   - pageSize: How many products are asked for at a time.
    init(
        catalogue: CatalogueAPI, store: ShopStore, logger: Logger, pageSize: Int, now: @escaping @Sendable () -> Date
    ) {
        self.catalogue = catalogue
        self.store = store
        self.logger = logger
        self.pageSize = pageSize
        self.now = now
        state = CurrentValue(.idle(last: store.lastSynchronised))
    }

    public func progress() -> AsyncStream<SyncProgress> { state.values() }

    public func synchronise() async throws(ServiceError) {
        let task = running.withLock { running in
            if let running { return running }
            let task = Task { await self.run() }
            running = task
            return task
        }
        let outcome = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
        try outcome.get()
    }

    private func run() async -> Result<Void, ServiceError> {
        let outcome = await attempt()
        running.withLock { $0 = nil }
        return outcome
    }

    private func attempt() async -> Result<Void, ServiceError> {
        var last: Date?
        do throws(ServiceError) {
            let stored = try await store.syncState() ?? SyncState()
            last = stored.lastComplete
            var pass = SyncPass(
                catalogue: catalogue, store: store, pageSize: pageSize, state: stored, now: now
            ) { [state] in
                state.send(.running(done: $0.done, total: $0.total))
            }
            try await pass.run()
            state.send(.idle(last: pass.state.lastComplete))
            return .success(())
        } catch {
            state.send(error == .cancelled ? .idle(last: last) : .failed(error))
            if error != .cancelled { logger.warning("The catalog was not synchronized: \(error)") }
            return .failure(error)
        }
    }
}

extension ShopStore {
    /// When the catalogue was complete for the last time, read at once. Nil also when it can't be read: whoever
    /// synchronises is told why.
    fileprivate var lastSynchronised: Date? {
        let state = try? database.pool.read { try SyncTable.state(in: $0) }
        return state?.lastComplete
    }
}
