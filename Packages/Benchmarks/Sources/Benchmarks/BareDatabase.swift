import GRDBSQLite

/// A connection of SQLite's own: no decoding, no queue, nothing shared.
final class BareDatabase {
    private var database: OpaquePointer?

    init(path: String, writes: Bool = false) throws {
        let flags = writes ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY
        guard sqlite3_open_v2(path, &database, flags, nil) == SQLITE_OK else { throw failure }
        // As the store's own connection has it.
        if writes { try execute("PRAGMA synchronous = NORMAL") }
    }

    func execute(_ sql: String) throws {
        guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
    }

    deinit { sqlite3_close(database) }

    func prepare(_ query: BareQuery) throws -> BareStatement {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, query.sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw failure
        }
        return BareStatement(statement, of: self)
    }

    /// Does what the shell does between reading a line and showing its timer: prepares, steps, takes every column as
    /// text, finalizes.
    func runAsShell(_ query: BareQuery) throws {
        try prepare(query).run { statement, column in
            sqlite3_column_text(statement, column) == nil ? 0 : Int(sqlite3_column_bytes(statement, column))
        }
    }

    var failure: Failure { Failure(message: String(cString: sqlite3_errmsg(database))) }

    struct Failure: Error {
        let message: String
    }
}
