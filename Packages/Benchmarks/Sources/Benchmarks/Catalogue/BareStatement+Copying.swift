import GRDBSQLite

extension BareStatement {
    /// What a column holds.
    enum Kind {
        case integer, real, text
    }

    /// The columns of a product in a list.
    static let summary: [Kind] = [
        .integer, .text, .text, .text, .integer, .text, .integer, .real, .integer, .integer, .text,
    ]

    /// Reads and copies the columns of all rows, as whoever wants the values has to; makes nothing of them.
    func copy(_ kinds: [Kind], _ key: Int? = nil) throws {
        if let key { sqlite3_bind_int64(statement, 1, Int64(key)) }
        var copied = 0
        var result = sqlite3_step(statement)
        while result == SQLITE_ROW {
            for (column, kind) in kinds.enumerated() {
                switch kind {
                case .integer: copied &+= Int(sqlite3_column_int64(statement, Int32(column))) & 1
                case .real: copied &+= sqlite3_column_double(statement, Int32(column)) > 1 ? 1 : 0
                case .text: copied &+= text(Int32(column)).map { Self.keep($0) } ?? 0
                }
            }
            copied += 1
            result = sqlite3_step(statement)
        }
        sqlite3_reset(statement)
        guard result == SQLITE_DONE, copied > 0 else { throw database.failure }
    }

    private func text(_ column: Int32) -> String? {
        guard let start = sqlite3_column_text(statement, column) else { return nil }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// So that the copy is made.
    @inline(never)
    private static func keep(_ text: String) -> Int { text.utf8.count }

    /// Runs it with a text, and goes through what it finds.
    func find(_ text: String) throws {
        sqlite3_bind_text(statement, 1, text, -1, Self.transient)
        var result = sqlite3_step(statement)
        while result == SQLITE_ROW {
            _ = sqlite3_column_int64(statement, 0)
            result = sqlite3_step(statement)
        }
        sqlite3_reset(statement)
        guard result == SQLITE_DONE else { throw database.failure }
    }

    /// Binds the values of a row, and inserts it.
    func insert(_ row: BareRow) throws {
        for (place, value) in row.values.enumerated() {
            let column = Int32(place + 1)
            switch value {
            case .integer(let number): sqlite3_bind_int64(statement, column, Int64(number))
            case .real(let number): sqlite3_bind_double(statement, column, number)
            case .text(let text): sqlite3_bind_text(statement, column, text, -1, Self.transient)
            case .null: sqlite3_bind_null(statement, column)
            }
        }
        let result = sqlite3_step(statement)
        sqlite3_reset(statement)
        guard result == SQLITE_DONE else { throw database.failure }
    }

    /// Has SQLite copy what it is given.
    private static var transient: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}
