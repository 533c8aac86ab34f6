import Foundation
import GRDB
import Logging
import Model
import Synchronization

/// Copies a server's catalog to the device, and keeps it up to date.
///
/// A server that lists its changes is asked for those; any other server is read page by page. Products that the server no
/// longer has are removed after a complete pass. A pass that was interrupted continues where it ended.
final class CatalogSync: CatalogSyncService {
    private let catalog: CatalogAPI
    private let store: AppDatabase
    private let logger: Logger
    private let listsChanges: Bool
    private let pageSize: Int
    private let minimumInterval: Duration
    private let now: @Sendable () -> Date
    private let state = CurrentValue(SyncProgress.idle(last: nil))
    private let running = Mutex<Running?>(nil)

    /// The synchronization that is running, and the number of its callers.
    private struct Running {
        let task: Task<Result<Void, ServiceError>, Never>
        var callers: Int
    }

    /// - Parameters:
    ///   - catalog: The server's catalog.
    ///   - store: The device's catalog.
    ///   - listsChanges: Whether the server lists its changes.
    ///   - logger: Logs failures.
    ///   - pageSize: The number of products in a request and a transaction.
    ///   - minimumInterval: The time after a complete synchronization in which another one does nothing.
    ///   - now: The current time.
    init(
        catalog: CatalogAPI, store: AppDatabase, listsChanges: Bool = true, logger: Logger, pageSize: Int = 500,
        minimumInterval: Duration = .zero, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.catalog = catalog
        self.store = store
        self.listsChanges = listsChanges
        self.logger = logger
        self.pageSize = pageSize
        self.minimumInterval = minimumInterval
        self.now = now
    }

    func progress() -> AsyncStream<SyncProgress> { state.values() }

    /// Synchronizes, or waits for the synchronization that is already running. That is cancelled when all its callers are.
    func synchronize() async throws(ServiceError) {
        let task = running.withLock { running in
            if let task = running?.task {
                running?.callers += 1
                return task
            }
            let task = Task {
                let outcome = await self.attempt()
                self.running.withLock { $0 = nil }
                return outcome
            }
            running = Running(task: task, callers: 1)
            return task
        }
        let outcome = await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            let isUnused = running.withLock { running in
                guard running?.task == task else { return false }
                running?.callers -= 1
                return running?.callers == 0
            }
            if isUnused { task.cancel() }
        }
        // The other callers of the running synchronization have cancelled it.
        if case .failure(.cancelled) = outcome, !Task.isCancelled { return try await synchronize() }
        try outcome.get()
    }

    private func isRecent(_ date: Date) -> Bool {
        let age = now().timeIntervalSince(date)
        return age >= 0 && age < minimumInterval / .seconds(1)
    }

    private func attempt() async -> Result<Void, ServiceError> {
        var last: Date?
        do throws(ServiceError) {
            let stored = try await store.syncState()
            last = stored.lastComplete
            if stored.phase == .idle, let last, isRecent(last) {
                state.send(.idle(last: last))
                return .success(())
            }
            var pass = SyncPass(
                catalog: catalog, store: store, listsChanges: listsChanges, pageSize: pageSize, now: now,
                report: { [state] in state.send(.running(done: $0.done, total: $0.total)) }, state: stored)
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

// MARK: - Progress

/// The progress of the synchronization. It is stored together with the products of each step.
struct SyncState: Hashable, Codable, Sendable {
    enum Phase: Hashable, Codable, Sendable {
        case idle
        /// Requesting changes since ``place``.
        case following
        /// Requesting everything as a list of changes from the beginning.
        case fillingByChanges
        /// Requesting everything page by page.
        case fillingByPages(PageWalk)
        /// Removing products that were not seen, after this identifier.
        case sweeping(after: Int)
    }

    var phase = Phase.idle
    /// The position in the list of changes. `nil` before the first pass.
    var place: String?
    /// The number of products in this pass so far.
    var done = 0
    /// The number of products in this pass, if the server has told it.
    var total: Int?
    /// The time of the request that makes the catalog complete: its minimum age. `nil` if the pass won't complete it.
    var asOf: Date?
    /// A Boolean value that indicates whether products of this pass can't be identified. `nil` if there are none.
    var hasGaps: Bool?
    /// The time at which the catalog was last complete.
    var lastComplete: Date?

    /// A Boolean value that indicates whether saved products count as seen.
    var isMarking: Bool {
        switch phase {
        case .idle, .following: false
        case .fillingByChanges, .fillingByPages, .sweeping: true
        }
    }
}

/// A walk through the pages of a list, which may change in the meantime.
struct PageWalk: Hashable, Codable, Sendable {
    /// The number of preceding products.
    var offset = 0
    /// The last preceding product. The next page repeats it: if it doesn't, the list has shifted.
    var last: Int?
    /// The number of products according to the first page.
    var total: Int?
    /// A Boolean value that indicates whether the list has been the same on all pages.
    var isConsistent = true
    /// A Boolean value that indicates whether this is a second walk, because the list changed during the first one.
    var isSecondLook = false
}

/// The stored progress, in at most one row.
struct CatalogSyncRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "catalogSync"

    var id = 1
    var isMarking: Bool
    var state: SyncState

    init(_ state: SyncState) {
        isMarking = state.isMarking
        self.state = state
    }

    /// Returns the stored progress, or a new one if another version of the app has stored it.
    static func state(in database: Database) throws -> SyncState {
        (try? fetchOne(database)?.state) ?? SyncState()
    }

    static func isMarking(in database: Database) throws -> Bool {
        try Bool.fetchOne(database, select(Column(CodingKeys.isMarking))) ?? false
    }

    static func save(_ state: SyncState, in database: Database) throws {
        try CatalogSyncRecord(state).upsert(database)
        // All products are as the server had them at that time.
        guard state.phase == .idle, let date = state.asOf else { return }
        try LoadDates(database: database).set(date, of: .products, LoadDates.all)
    }
}

/// A product that was seen in the current pass.
struct SeenProductRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "seenProduct"

    var id: Int

    /// Keeps a product that the server has and that isn't saved.
    static func mark(_ id: Product.ID, in database: Database) throws {
        guard try CatalogSyncRecord.isMarking(in: database) else { return }
        try SeenProductRecord(id: id.rawValue).insert(database, onConflict: .ignore)
    }
}

extension AppDatabase {
    private static let sweepSize = 2_000

    func syncState() async throws(ServiceError) -> SyncState {
        try await read { try CatalogSyncRecord.state(in: $0) }
    }

    /// Applies changes and stores the progress in one transaction.
    func apply(_ changes: [CatalogChanges.Change], state: SyncState) async throws(ServiceError) {
        // Encoding takes time, and the transaction is to be short.
        let records = changes.map { change -> ProductRecord? in
            if case .saved(let product) = change { ProductRecord(product) } else { nil }
        }
        try await write { database in
            var saved: [ProductRecord] = []
            for (change, record) in zip(changes, records) {
                switch change {
                case .saved(let product):
                    if let record { saved.append(record) } else { try SeenProductRecord.mark(product.id, in: database) }
                case .unreadable(let id): try SeenProductRecord.mark(id, in: database)
                case .removed(let id):
                    // Changes keep their order: the product may have been saved before.
                    try ProductRecord.save(saved, in: database)
                    saved = []
                    try ProductRecord.remove(id, in: database)
                }
            }
            try ProductRecord.save(saved, in: database)
            try CatalogSyncRecord.save(state, in: database)
        }
    }

    /// Begins a pass through all products: none has been seen.
    func beginPass(_ state: SyncState) async throws(ServiceError) {
        try await write { database in
            try SeenProductRecord.deleteAll(database)
            try CatalogSyncRecord.save(state, in: database)
        }
    }

    /// Removes products that were not seen, among the next ones, in one transaction: a product may be loaded at any time.
    ///
    /// - Returns: The last product that was checked, or `nil` at the end.
    func sweep(_ state: SyncState, after id: Int) async throws(ServiceError) -> Int? {
        try await write { database in
            let checked = try Int.fetchAll(
                database,
                ProductRecord.select(ProductRecord.Columns.id).filter(ProductRecord.Columns.id > id)
                    .order(ProductRecord.Columns.id).limit(Self.sweepSize))
            guard let last = checked.last else { return nil }
            let seen = Set(try SeenProductRecord.filter(keys: checked).fetchAll(database).map(\.id))
            for unseen in checked where !seen.contains(unseen) {
                try ProductRecord.remove(Product.ID(rawValue: unseen), in: database)
            }
            var state = state
            state.phase = .sweeping(after: last)
            try CatalogSyncRecord.save(state, in: database)
            return last
        }
    }
}
