import GRDB
import Synchronization

/// Tells those who watch single rows of a database that a transaction has changed one of them.
///
/// There is one observer for each database, whatever the number of watchers: a transaction costs what it changes, and the
/// watchers of just that. Whoever does not watch a changed row costs nothing and is not woken.
final class RowObservers: Sendable {
    /// A row of a table, by the number that SQLite knows it by.
    struct Key: Hashable, Sendable {
        let table: String
        let row: Int64
    }

    struct State {
        var byRow: [Key: Set<Int>] = [:]
        var byTable: [String: Set<Int>] = [:]
        var wakes: [Int: @Sendable ([Key]) -> Void] = [:]
        var last = 0
        /// How many transactions have changed something.
        var transactions = 0
        /// The last transaction that has changed a row, for all rows that share a place. A row may seem to have changed
        /// when another one has; never the other way round.
        var lastChanges = [Int](repeating: 0, count: 4_096)
        /// What the transaction that runs has changed. There is one at a time.
        var changed: [String: [Int64]] = [:]
    }

    let state = Mutex(State())
    let tables: Set<String>

    /// - Parameters:
    ///   - tables: The tables whose rows can be watched. They must have row identifiers.
    init(of tables: Set<String>, in pool: DatabasePool) {
        self.tables = tables
        pool.add(transactionObserver: self, extent: .observerLifetime)
    }

    /// How many are watching.
    var watcherCount: Int { state.withLock { $0.wakes.count } }

    /// How many transactions have changed something, up to now.
    var moment: Int { state.withLock { $0.transactions } }

    /// Those of the rows that may have changed since a moment.
    func changed(_ rows: [Int64], since moment: Int) -> [Int64] {
        state.withLock { state in rows.filter { state.lastChanges[State.place(of: $0)] > moment } }
    }

    /// Calls `wake` after each transaction that has changed a watched row, once, in the order of the transactions, and on
    /// the thread that writes: it must be brief and must not touch a database. Ends with what is returned.
    func watch(_ wake: @escaping @Sendable () -> Void) -> RowWatch {
        watchRows { _ in wake() }
    }

    /// The same, and `wake` is given the watched rows that have changed; none when a whole table is watched.
    func watchRows(_ wake: @escaping @Sendable ([Key]) -> Void) -> RowWatch {
        let number = state.withLock { state in
            state.last += 1
            state.wakes[state.last] = wake
            return state.last
        }
        return RowWatch(number: number, observers: self)
    }
}
