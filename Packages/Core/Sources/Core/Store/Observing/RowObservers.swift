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
        var wakes: [Int: @Sendable () -> Void] = [:]
        var last = 0
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

    /// Calls `wake` after each transaction that has changed a watched row, once, in the order of the transactions, and on
    /// the thread that writes: it must be brief and must not touch a database. Ends with what is returned.
    func watch(_ wake: @escaping @Sendable () -> Void) -> RowWatch {
        let number = state.withLock { state in
            state.last += 1
            state.wakes[state.last] = wake
            return state.last
        }
        return RowWatch(number: number, observers: self)
    }
}
