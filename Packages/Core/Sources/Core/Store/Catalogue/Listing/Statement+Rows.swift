import GRDB
import GRDBSQLite

extension Statement {
    /// Runs it with values that are as many as its question marks, and stands at one row after the other.
    ///
    /// With SQLite's own functions: a cursor of rows begins with looking up the names of all columns, which takes as long
    /// as reading some products.
    func forEachRow(_ arguments: StatementArguments, _ body: () throws -> Void) throws {
        setUncheckedArguments(arguments)
        try forEachRow(body)
    }

    /// Runs it with the value of its one question mark.
    func forEachRow(of key: Int64, _ body: () throws -> Void) throws {
        sqlite3_reset(sqliteStatement)
        sqlite3_bind_int64(sqliteStatement, 1, key)
        try forEachRow(body)
    }

    private func forEachRow(_ body: () throws -> Void) throws {
        defer { sqlite3_reset(sqliteStatement) }
        while true {
            let code = sqlite3_step(sqliteStatement)
            switch code {
            case SQLITE_ROW: try body()
            case SQLITE_DONE: return
            // Nobody else interrupts than a task that was cancelled.
            case SQLITE_INTERRUPT: throw CancellationError()
            default:
                let words = sqlite3_errmsg(sqlite3_db_handle(sqliteStatement)).map { String(cString: $0) }
                throw DatabaseError(resultCode: ResultCode(rawValue: code), message: words)
            }
        }
    }
}
