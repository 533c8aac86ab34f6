import GRDB
import GRDBSQLite
import Synchronization

/// Lets what runs on a connection be given up.
final class Interruption: Sendable {
    private let isCancelled = Atomic(false)

    func cancel() { isCancelled.store(true, ordering: .releasing) }

    /// - Throws: That it was cancelled before it has begun.
    func check() throws {
        if isCancelled.load(ordering: .acquiring) { throw CancellationError() }
    }

    /// Reads. Given up, whichever statement runs fails at its next steps, and so does each that follows.
    func during<Value>(_ database: Database, _ read: (Database) throws -> Value) throws -> Value {
        try check()
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_progress_handler(
            database.sqliteConnection, 100,
            { context in
                guard let context else { return 0 }
                let interruption = Unmanaged<Interruption>.fromOpaque(context).takeUnretainedValue()
                return interruption.isCancelled.load(ordering: .relaxed) ? 1 : 0
            }, context)
        // The context lives as long as this call.
        defer { sqlite3_progress_handler(database.sqliteConnection, 0, nil, nil) }
        do {
            return try withExtendedLifetime(self) { try read(database) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_INTERRUPT {
            throw CancellationError()
        }
    }
}
