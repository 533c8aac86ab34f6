import Synchronization

/// The rows and tables that one watcher is told of. It ends when it is cancelled or forgotten.
final class RowWatch: Sendable {
    private struct Watched {
        var rows: Set<RowObservers.Key> = []
        var tables: Set<String> = []
    }

    private let number: Int
    private let observers: RowObservers
    private let watched = Mutex(Watched())

    init(number: Int, observers: RowObservers) {
        self.number = number
        self.observers = observers
    }

    deinit { cancel() }

    /// Watches these rows, and no others any more. Costs what differs from the rows before.
    ///
    /// Read the rows after this: what is committed between is told.
    func set(_ rows: Set<RowObservers.Key>) {
        watched.withLock { watched in
            let (added, removed) = (rows.subtracting(watched.rows), watched.rows.subtracting(rows))
            watched.rows = rows
            observers.state.withLock { state in
                guard state.wakes[number] != nil else { return }
                for key in added { state.byRow[key, default: []].insert(number) }
                state.remove(number, from: removed)
            }
        }
    }

    /// Watches these rows too. Costs what they are.
    func add(_ rows: Set<RowObservers.Key>) {
        watched.withLock { watched in
            let added = rows.filter { watched.rows.insert($0).inserted }
            observers.state.withLock { state in
                guard state.wakes[number] != nil else { return }
                for key in added { state.byRow[key, default: []].insert(number) }
            }
        }
    }

    /// Watches all rows of these tables, and of no others any more.
    func set(tables: Set<String>) {
        watched.withLock { watched in
            let (added, removed) = (tables.subtracting(watched.tables), watched.tables.subtracting(tables))
            watched.tables = tables
            observers.state.withLock { state in
                guard state.wakes[number] != nil else { return }
                for table in added { state.byTable[table, default: []].insert(number) }
                state.remove(number, from: removed)
            }
        }
    }

    /// Nobody is told any more. A call that has begun is not waited for.
    func cancel() {
        watched.withLock { watched in
            observers.state.withLock { state in
                guard state.wakes.removeValue(forKey: number) != nil else { return }
                state.remove(number, from: watched.rows)
                state.remove(number, from: watched.tables)
            }
            watched = Watched()
        }
    }
}

extension RowObservers.State {
    fileprivate mutating func remove(_ number: Int, from rows: Set<RowObservers.Key>) {
        for key in rows {
            byRow[key]?.remove(number)
            if byRow[key]?.isEmpty == true { byRow[key] = nil }
        }
    }

    fileprivate mutating func remove(_ number: Int, from tables: Set<String>) {
        for table in tables {
            byTable[table]?.remove(number)
            if byTable[table]?.isEmpty == true { byTable[table] = nil }
        }
    }
}
