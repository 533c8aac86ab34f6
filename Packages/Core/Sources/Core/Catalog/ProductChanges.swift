import GRDB
import Model
import Synchronization

/// Reports changes of stored products to the screens that show them.
///
/// There is one transaction observer for all screens: a transaction costs its own changes, and wakes only the screens that
/// show one of them.
final class ProductChanges: ProductChangesService {
    private struct Watcher {
        var ids: Set<Product.ID> = []
        let since: Int
        let touched: @Sendable ([Product.ID]) -> Void
    }

    private struct State {
        var watchers: [Int: Watcher] = [:]
        var lastWatcher = 0
        /// The number of transactions that have changed a product.
        var transactions = 0
        /// The last transaction of each changed product. Only the latest changes are kept.
        var lastChanges: [Product.ID: Int] = [:]
        /// All other products may have been changed up to this transaction.
        var forgotten = 0
        /// The products that the current transaction has changed. There is one at a time.
        var changed: Set<Product.ID> = []
    }

    private static let tables: Set<String> = ["product", "goneProduct"]
    /// The maximum number of changed products to remember.
    private static let maximumCount = 10_000

    private let database: AppDatabase
    private let state = Mutex(State())

    init(_ database: AppDatabase) {
        self.database = database
        database.pool.add(transactionObserver: self, extent: .observerLifetime)
    }

    /// The number of active observations.
    var watcherCount: Int { state.withLock { $0.watchers.count } }

    func moment() -> ProductMoment { ProductMoment(rawValue: state.withLock { $0.transactions }) }

    func watch(
        since moment: ProductMoment, _ touched: @escaping @Sendable ([Product.ID]) -> Void
    ) -> any ProductWatch {
        let number = state.withLock { state in
            state.lastWatcher += 1
            state.watchers[state.lastWatcher] = Watcher(since: moment.rawValue, touched: touched)
            return state.lastWatcher
        }
        return Watch(changes: self, number: number)
    }

    func summaryChanges(
        of ids: Set<Product.ID>
    ) async throws(ServiceError) -> [Product.ID: ProductChange<ProductSummary>] {
        try await database.read { database in
            let facts = try CatalogFacts(of: ids, in: database)
            return facts.known.mapValues { .now($0) }.merging(facts.gone.map { ($0, .gone) }) { known, _ in known }
        }
    }

    func productChange(of id: Product.ID) async throws(ServiceError) -> ProductChange<Product>? {
        try await database.read { database in
            if let product = try ProductRecord.fetchOne(database, key: id.rawValue)?.product { return .now(product) }
            return try GoneProductRecord.exists(database, key: id.rawValue) ? .gone : nil
        }
    }

    private func look(_ number: Int, at ids: some Collection<Product.ID>, replacing: Bool) {
        let report = state.withLock { state -> (@Sendable ([Product.ID]) -> Void, [Product.ID])? in
            guard var watcher = state.watchers[number] else { return nil }
            if replacing { watcher.ids = [] }
            watcher.ids.formUnion(ids)
            state.watchers[number] = watcher
            let changed = ids.filter { state.lastChanges[$0] ?? state.forgotten > watcher.since }
            return changed.isEmpty ? nil : (watcher.touched, Array(changed))
        }
        if let (touched, changed) = report { touched(changed) }
    }

    private func end(_ number: Int) { state.withLock { $0.watchers[number] = nil } }

    private final class Watch: ProductWatch {
        private let changes: ProductChanges
        private let number: Int

        init(changes: ProductChanges, number: Int) {
            self.changes = changes
            self.number = number
        }

        deinit { end() }

        func set(_ ids: Set<Product.ID>) { changes.look(number, at: ids, replacing: true) }
        func add(_ ids: [Product.ID]) { changes.look(number, at: ids, replacing: false) }
        func end() { changes.end(number) }
    }
}

/// Products in the catalog at one point in time.
struct CatalogFacts: Hashable, Sendable {
    var known: [Product.ID: ProductSummary] = [:]
    /// The products that the shop no longer has.
    var gone: Set<Product.ID> = []

    init(of ids: some Sequence<Product.ID>, in database: Database) throws {
        let keys = ids.map(\.rawValue)
        for record in try ProductRecord.summaries().filter(keys: keys).fetchAll(database) {
            known[Product.ID(rawValue: record.id)] = record.summary
        }
        gone = Set(try GoneProductRecord.filter(keys: keys).fetchAll(database).map { Product.ID(rawValue: $0.id) })
    }

    /// Returns a stored product.
    ///
    /// - Throws: ``/Model/ServiceError/notFound(_:)`` if it isn't stored.
    static func product(_ id: Product.ID, in database: Database) throws -> ProductSummary {
        guard let product = try CatalogFacts(of: [id], in: database).known[id] else {
            throw ServiceError.notFound("product \(id)")
        }
        return product
    }
}

extension ProductChanges: TransactionObserver {
    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { Self.tables.contains(eventKind.tableName) }

    func databaseDidChange(with event: DatabaseEvent) {
        guard Self.tables.contains(event.tableName) else { return }
        let id = Product.ID(rawValue: Int(event.rowID))
        state.withLock { _ = $0.changed.insert(id) }
    }

    func databaseDidCommit(_ db: Database) {
        let reports = state.withLock { state -> [(@Sendable ([Product.ID]) -> Void, [Product.ID])] in
            let changed = state.changed
            guard !changed.isEmpty else { return [] }
            state.changed = []
            state.transactions += 1
            for id in changed { state.lastChanges[id] = state.transactions }
            if state.lastChanges.count > Self.maximumCount {
                state.lastChanges = [:]
                state.forgotten = state.transactions
            }
            return state.watchers.sorted { $0.key < $1.key }.compactMap { _, watcher in
                let ids = changed.intersection(watcher.ids)
                return ids.isEmpty ? nil : (watcher.touched, Array(ids))
            }
        }
        for (touched, ids) in reports { touched(ids) }
    }

    func databaseDidRollback(_ db: Database) { state.withLock { $0.changed = [] } }
}
