import GRDB
import Synchronization

extension RowObservers: TransactionObserver {
    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { tables.contains(eventKind.tableName) }

    /// Every row is noted, watched or not: whoever begins to watch before the commit reads what was before it.
    func databaseDidChange(with event: DatabaseEvent) {
        state.withLock { $0.changed[event.tableName, default: []].append(event.rowID) }
    }

    func databaseDidCommit(_ db: Database) {
        for wake in state.withLock({ $0.wakesOfChanges() }) { wake() }
    }

    func databaseDidRollback(_ db: Database) {
        state.withLock { $0.changed = [:] }
    }
}

extension RowObservers.State {
    /// Whom the transaction concerns, in the order in which they began to watch.
    fileprivate mutating func wakesOfChanges() -> [@Sendable () -> Void] {
        guard !changed.isEmpty else { return [] }
        var numbers: Set<Int> = []
        for (table, rows) in changed {
            if let watchers = byTable[table] { numbers.formUnion(watchers) }
            guard !byRow.isEmpty else { continue }
            for row in rows {
                guard let watchers = byRow[RowObservers.Key(table: table, row: row)] else { continue }
                numbers.formUnion(watchers)
            }
        }
        changed = [:]
        return numbers.sorted().compactMap { wakes[$0] }
    }
}
