import GRDB
import Synchronization

/// The rows that a value is read from, or that a transaction has changed.
enum RowGroup: Hashable, Sendable {
    /// The rows of a table that belong to an owner. The owners of a device belong to the device.
    case table(String, of: String)
    /// A product, or the note that the shop no longer has it.
    case product(Int64)

    static func table(_ record: (some OwnedRecord).Type, of owner: OwnerID) -> RowGroup {
        .table(record.databaseTableName, of: owner.rawValue)
    }
}

/// The rows that a value is read from, while it is read.
final class ReadLog {
    private(set) var rows: Set<RowGroup> = []

    func insert(_ group: RowGroup) { rows.insert(group) }
}

/// Wakes the observers of values whose rows were changed, and no others.
///
/// GRDB's `ValueObservation` can't tell the rows of two owners apart, and it reads the value again inside the transaction of the
/// write, on the only connection that writes. When 30 sessions share a database, each write read the values of all of them:
/// this took three quarters of the processor, and new sessions weren't opened for minutes. Here, a write costs as much as
/// its own rows, however many sessions there are.
final class RowChanges: Sendable {
    private struct State {
        var observers: [Int: Observer] = [:]
        /// The observers of each group of rows.
        var readers: [RowGroup: Set<Int>] = [:]
        /// The rows that were changed since each running read began. A read may see an older snapshot.
        var missed: [Int: Set<RowGroup>] = [:]
        /// The observers whose last read failed. Their rows aren't known, so each change wakes them.
        var failed: Set<Int> = []
        /// The rows that the current transaction has changed. There is one at a time.
        var changed: Set<RowGroup> = []
        var lastObserver = 0

        /// Sets the rows that an observer has read.
        mutating func set(_ rows: Set<RowGroup>, of number: Int) {
            guard let old = observers[number]?.rows, old != rows else { return }
            for group in old.subtracting(rows) {
                readers[group]?.remove(number)
                if readers[group]?.isEmpty == true { readers[group] = nil }
            }
            for group in rows.subtracting(old) { readers[group, default: []].insert(number) }
            observers[number]?.rows = rows
        }
    }

    private struct Observer {
        var rows: Set<RowGroup> = []
        let wake: @Sendable () -> Void
    }

    private static let productTables: Set<String> = ["product", "goneProduct"]

    private let state = Mutex(State())

    /// The number of observers.
    var observerCount: Int { state.withLock { $0.observers.count } }

    /// Adds an observer of no rows.
    ///
    /// - Parameter wake: Called on any thread after its rows were changed.
    /// - Returns: The number of the observer.
    func addObserver(_ wake: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            state.lastObserver += 1
            state.observers[state.lastObserver] = Observer(wake: wake)
            return state.lastObserver
        }
    }

    func removeObserver(_ number: Int) {
        state.withLock { state in
            state.set([], of: number)
            state.observers[number] = nil
            state.missed[number] = nil
            state.failed.remove(number)
        }
    }

    /// Notes that an observer is about to read its value.
    func beginReading(_ number: Int) {
        state.withLock { $0.missed[number] = [] }
    }

    /// Sets the rows that an observer has read. Wakes it if one of them was changed in the meantime.
    func endReading(_ number: Int, _ rows: Set<RowGroup>) {
        let wake = state.withLock { state in
            state.set(rows, of: number)
            state.failed.remove(number)
            let missed = state.missed.removeValue(forKey: number) ?? []
            return missed.isDisjoint(with: rows) ? nil : state.observers[number]?.wake
        }
        wake?()
    }

    /// Notes that an observer couldn't read its value. Wakes it at the next change of any row, or at once if there was one
    /// in the meantime.
    func failReading(_ number: Int) {
        let wake = state.withLock { state in
            state.failed.insert(number)
            let missed = state.missed.removeValue(forKey: number) ?? []
            return missed.isEmpty ? nil : state.observers[number]?.wake
        }
        wake?()
    }
}

// MARK: - Observing transactions

extension RowChanges: TransactionObserver {
    /// Observes all writes of a connection.
    ///
    /// SQLite reports the number of a changed row, but not its owner. Temporary triggers, which exist in this connection
    /// only, report the owner, also for rows that a foreign key deletes.
    func observe(_ database: Database) throws {
        let function = DatabaseFunction("rowsChanged", argumentCount: 2) { [weak self] values in
            if let table = String.fromDatabaseValue(values[0]), let owner = String.fromDatabaseValue(values[1]) {
                self?.state.withLock { _ = $0.changed.insert(.table(table, of: owner)) }
            }
            return nil
        }
        database.add(function: function)
        let tables = try DatabaseSchema.personalTables(in: database).map { ($0, "ownerID") }
        for (table, owner) in tables + [(OwnerRecord.databaseTableName, "device")] {
            for (event, rows) in [("INSERT", ["new"]), ("UPDATE", ["old", "new"]), ("DELETE", ["old"])] {
                let reports = rows.map { "SELECT rowsChanged('\(table)', \($0).\(owner));" }.joined(separator: " ")
                try database.execute(
                    sql: "CREATE TEMP TRIGGER \(table)\(event) AFTER \(event) ON main.\(table) BEGIN \(reports) END")
            }
        }
        database.add(transactionObserver: self, extent: .observerLifetime)
    }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
        Self.productTables.contains(eventKind.tableName)
    }

    func databaseDidChange(with event: DatabaseEvent) {
        guard Self.productTables.contains(event.tableName) else { return }
        let product = RowGroup.product(event.rowID)
        state.withLock { _ = $0.changed.insert(product) }
    }

    func databaseDidCommit(_ database: Database) {
        let observers = state.withLock { state -> [Observer] in
            let changed = state.changed
            guard !changed.isEmpty else { return [] }
            state.changed = []
            for number in state.missed.keys { state.missed[number]?.formUnion(changed) }
            let numbers = changed.reduce(into: state.failed) { $0.formUnion(state.readers[$1] ?? []) }
            // A running read compares what it missed when it ends.
            return numbers.compactMap { state.missed[$0] == nil ? state.observers[$0] : nil }
        }
        for observer in observers { observer.wake() }
    }

    func databaseDidRollback(_ database: Database) { state.withLock { $0.changed = [] } }
}
