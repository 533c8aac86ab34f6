import GRDB

/// Reads what can be read of a damaged table, row by row, and writes it to a sound one.
///
/// From both ends until a page can't be read, then from the middles of what is left between, and last by the row numbers
/// that indexes know.
struct TableSalvage {
    /// How often a gap is looked into. A page that can't be read costs about as many looks as row numbers have digits.
    private static let mostLooks = 4_000

    private let source: Database
    private let insert: Statement
    private let table: String
    private let columns: String
    private var looks = 0
    private(set) var rows: Set<Int64> = []
    /// Whether nothing was met that could not be read.
    private(set) var isComplete = true

    /// - Parameter replaces: Whether what is read wins over what is there already.
    init?(_ table: String, from source: Database, to target: Database, replaces: Bool) throws {
        guard try target.tableExists(table) else { return nil }
        // Without columns that follow from others.
        let names = try String.fetchAll(
            target, sql: "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0", arguments: [table])
        guard let known = try? source.columns(in: table).map(\.name) else { return nil }
        let common = names.filter(known.contains)
        guard !common.isEmpty else { return nil }
        self.source = source
        self.table = table.quotedDatabaseIdentifier
        columns = common.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
        let places = common.map { _ in "?" }.joined(separator: ", ")
        insert = try target.makeStatement(
            sql: """
                INSERT OR \(replaces ? "REPLACE" : "IGNORE") INTO \(self.table) (\(columns)) VALUES (\(places))
                """)
    }

    mutating func run() {
        // The widest gaps first: a sound page between two damaged ones is met before many looks went into a damaged one.
        var gaps: [ClosedRange<Int64>] = [.min ... .max]
        var next = 0
        while next < gaps.count, looks < Self.mostLooks {
            gaps += read(gaps[next])
            next += 1
        }
        guard !isComplete else { return }
        for row in rowsOfIndexes().subtracting(rows).sorted() { _ = read(row...row, backwards: false) }
    }

    /// Reads these rows only.
    mutating func run(rows: Set<Int64>) {
        for row in rows.sorted() { _ = read(row...row, backwards: false) }
    }

    /// Reads the rows of a range from both ends.
    ///
    /// - Returns: The halves of what could not be read.
    private mutating func read(_ range: ClosedRange<Int64>) -> [ClosedRange<Int64>] {
        guard let below = read(range, backwards: false) else { return [] }
        isComplete = false
        guard below < range.upperBound else { return [] }
        let low = max(range.lowerBound, below &+ 1)
        guard let above = read(low...range.upperBound, backwards: true) else { return [] }
        guard above > low else { return [] }
        let high = min(range.upperBound, above &- 1)
        guard low < high else { return [] }
        let middle = low &+ Int64(bitPattern: UInt64(bitPattern: high &- low) / 2)
        return [low...middle, (middle + 1)...high]
    }

    /// Reads a range in one direction.
    ///
    /// - Returns: The row that was read last before one that could not be, or what lies just outside the range when none
    ///   could; nil when all could.
    private mutating func read(_ range: ClosedRange<Int64>, backwards: Bool) -> Int64? {
        looks += 1
        var last = backwards ? range.upperBound : range.lowerBound
        var isFirst = true
        // Nothing was read: the whole range is left.
        var reached: Int64 { isFirst ? (backwards ? range.upperBound &+ 1 : range.lowerBound &- 1) : last }
        do {
            let cursor = try Row.fetchCursor(
                source,
                sql: """
                    SELECT rowid, \(columns) FROM \(table) NOT INDEXED WHERE rowid BETWEEN ? AND ?
                    ORDER BY rowid \(backwards ? "DESC" : "ASC")
                    """, arguments: [range.lowerBound, range.upperBound])
            while let row = try cursor.next() {
                let number: Int64 = row[0]
                // Pages that point to one another could lead around for ever.
                guard isFirst || (backwards ? number < last : number > last), range.contains(number) else {
                    return reached
                }
                isFirst = false
                last = number
                if !rows.contains(number) { keep(row, number) }
            }
            return nil
        } catch {
            return reached
        }
    }

    private mutating func keep(_ row: Row, _ number: Int64) {
        let values = row.databaseValues.dropFirst()
        do {
            try insert.execute(arguments: StatementArguments(values))
            rows.insert(number)
        } catch {
            // What the table does not take was damaged where SQLite did not see it.
            isComplete = false
        }
    }

    private func rowsOfIndexes() -> Set<Int64> {
        var found: Set<Int64> = []
        let indexes =
            (try? String.fetchAll(
                source, sql: "SELECT name FROM pragma_index_list(?)", arguments: [table.filter { $0 != "\"" }])) ?? []
        for index in indexes {
            let sql = "SELECT rowid FROM \(table) INDEXED BY \(index.quotedDatabaseIdentifier)"
            guard let cursor = try? Int64.fetchCursor(source, sql: sql) else { continue }
            while found.count < Self.mostLooks, let row = try? cursor.next() { found.insert(row) }
        }
        return found
    }
}
