import GRDB
import Synchronization

extension RowObservers: TransactionObserver {
    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { tables.contains(eventKind.tableName) }

    /// Every row is noted, watched or not: whoever begins to watch before the commit reads what was before it.
    func databaseDidChange(with event: DatabaseEvent) {
        let table = event.tableName
        // Tables of the search, which a statement writes besides, are told too, asked for or not.
        guard tables.contains(table) else { return }
        state.withLock { $0.changed[table, default: []].append(event.rowID) }
    }

    func databaseDidCommit(_ db: Database) {
        for wake in state.withLock({ $0.wakesOfChanges() }) { wake() }
    }

    func databaseDidRollback(_ db: Database) {
        state.withLock { $0.changed = [:] }
    }
}

extension RowObservers.State {
    static func place(of row: Int64) -> Int { Int(truncatingIfNeeded: row) & 4_095 }

    /// Whom the transaction concerns, in the order in which they began to watch.
    fileprivate mutating func wakesOfChanges() -> [@Sendable () -> Void] {
        guard !changed.isEmpty else { return [] }
        transactions += 1
        for rows in changed.values {
            for row in rows { lastChanges[Self.place(of: row)] = transactions }
        }
        var concerned: [Int: [RowObservers.Key]] = [:]
        for (table, rows) in changed {
            for number in byTable[table] ?? [] { concerned[number] = concerned[number] ?? [] }
            guard !byRow.isEmpty else { continue }
            for row in rows {
                let key = RowObservers.Key(table: table, row: row)
                for number in byRow[key] ?? [] { concerned[number, default: []].append(key) }
            }
        }
        changed = [:]
        var woken: [@Sendable () -> Void] = []
        for (number, keys) in concerned.sorted(by: { $0.key < $1.key }) {
            if let wake = wakes[number] { woken.append { wake(keys) } }
        }
        return woken
    }
}
