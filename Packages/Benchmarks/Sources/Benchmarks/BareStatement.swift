import GRDBSQLite

/// A statement that is stepped through with SQLite's own functions.
final class BareStatement {
    let statement: OpaquePointer
    let database: BareDatabase

    init(_ statement: OpaquePointer, of database: BareDatabase) {
        self.statement = statement
        self.database = database
    }

    deinit { sqlite3_finalize(statement) }

    /// Runs it once, and leaves it ready for the next time.
    ///
    /// - Parameter read: Touches a column, and says how many bytes it has.
    func run(reading read: (OpaquePointer, Int32) -> Int = { Int(sqlite3_column_bytes($0, $1)) }) throws {
        var bytes = 0
        var result = sqlite3_step(statement)
        while result == SQLITE_ROW {
            for column in 0..<sqlite3_column_count(statement) { bytes += read(statement, column) }
            result = sqlite3_step(statement)
        }
        sqlite3_reset(statement)
        guard result == SQLITE_DONE, bytes > 0 else { throw database.failure }
    }
}
