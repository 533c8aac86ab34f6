import GRDB
public import Model

/// A change of the catalogue that is ready to be stored.
enum StorableChange: Sendable {
    case save(StorableProduct)
    case remove(Product.ID)
}

extension ShopStore {
    /// Stores any number of products in transactions of a few milliseconds, so that others can write in between. Killed
    /// in the middle, some of them are stored.
    ///
    /// - Returns: How many could be products at all; the others are left out.
    @discardableResult
    public func saveGradually(_ products: [Product]) async throws(ServiceError) -> Int {
        var pace = BatchPace()
        let changes = try storable(products.map { .saved($0) })
        try await apply(changes, &pace, state: nil)
        return changes.count
    }

    /// Makes changes ready to be stored, outside of any transaction.
    func storable(_ changes: [CatalogueChanges.Change]) throws(ServiceError) -> [StorableChange] {
        do {
            return try changes.compactMap { change in
                switch change {
                case .saved(let product): try StorableProduct(product, images).map(StorableChange.save)
                case .removed(let id): .remove(id)
                }
            }
        } catch { throw database.failure(error) }
    }

    /// Stores changes in small transactions. The last one stores how far it is, too: so nothing is skipped when it is
    /// killed, and what is done twice does no harm.
    func apply(_ changes: [StorableChange], _ pace: inout BatchPace, state: SyncState?) async throws(ServiceError) {
        var rest = changes[...]
        repeat {
            let batch = rest.prefix(pace.size)
            rest = rest.dropFirst(batch.count)
            let isLast = rest.isEmpty
            let time = try await writeTimed { database in
                for change in batch {
                    switch change {
                    case .save(let product): try Self.save(product, in: database)
                    case .remove(let id): try Self.forget(id, in: database)
                    }
                }
                if isLast, let state { try SyncTable.save(state, in: database) }
            }
            pace.learn(batch.count, took: time)
        } while !rest.isEmpty
    }

    /// How far the synchronisation is.
    func syncState() async throws(ServiceError) -> SyncState? {
        try await read { try SyncTable.state(in: $0) }
    }

    /// Begins a pass through all that the server has: nothing has been seen.
    func beginPass(_ state: SyncState) async throws(ServiceError) {
        try await write { database in
            try database.execute(sql: SyncTable.forgetMarks)
            try SyncTable.save(state, in: database)
        }
    }

    /// Removes those that were not seen among the next few products.
    ///
    /// - Returns: The number that the next few come behind; nil at the end.
    func sweep(_ state: SyncState, after number: Int, _ pace: inout BatchPace) async throws(ServiceError) -> Int? {
        let (last, unseen) = try await read { database in
            var last: Int?
            var unseen: [StorableChange] = []
            let rows = try Row.fetchCursor(
                database.cachedStatement(sql: SyncTable.look), arguments: [number, Self.sweepSize])
            while let row = try rows.next() {
                last = row[0]
                if row[1] == 0 { unseen.append(.remove(Product.ID(rawValue: row[0]))) }
            }
            return (last, unseen)
        }
        guard let last else { return nil }
        var state = state
        state.phase = .sweeping(after: last)
        if !unseen.isEmpty { try await apply(unseen, &pace, state: state) }
        return last
    }

    private static var sweepSize: Int { 2_000 }

    /// Writes in one transaction, and says how long that took without the waiting for it.
    private func writeTimed(
        _ change: @escaping @Sendable (Database) throws -> Void
    ) async throws(ServiceError) -> Duration {
        do {
            return try await database.pool.writeWithoutTransaction { database in
                try ContinuousClock().measure {
                    try database.inTransaction {
                        try change(database)
                        return .commit
                    }
                }
            }
        } catch { throw database.failure(error) }
    }
}
