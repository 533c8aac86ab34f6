import GRDB
import GRDBSQLite

/// How far a search looks for one page.
///
/// Two words that many products have, but few both of them, would be walked along to the end for each letter that is
/// typed. So a block is walked along in pieces of the catalogue, each twice the one before, and ends at the end of a piece
/// when enough was found. When so many pages of the file were looked at, the page ends there with what was found, and
/// says that it goes on. It depends on the catalogue and the words alone, not on the time it took: the same search finds
/// the same. Only while nothing at all was found it looks on, to the end.
struct BlockWalk: Sendable {
    /// How many numbers the first piece has.
    var piece = 131_072
    /// So many need no further piece.
    var enough = 100
    /// After so many pages of the file, anything at all is enough.
    var pages = 500

    /// The first piece behind the beginning of a block, as far as the catalogue goes.
    func first(from start: Int, last: Int) -> ClosedRange<Int> { piece(from: start, size: piece, last: last) }

    /// The next piece; nil at the end of the catalogue.
    func next(after before: ClosedRange<Int>, last: Int) -> ClosedRange<Int>? {
        guard before.upperBound < .max else { return nil }
        let (size, isTooLarge) = (before.upperBound - max(before.lowerBound, 0)).multipliedReportingOverflow(by: 2)
        return piece(from: before.upperBound + 1, size: isTooLarge ? .max : size, last: last)
    }

    private func piece(from start: Int, size: Int, last: Int) -> ClosedRange<Int> {
        // No product has a number below zero.
        let (end, isTooLarge) = max(start, 0).addingReportingOverflow(size)
        return start...(isTooLarge || end >= last ? .max : max(end, start))
    }

    /// The last number of the catalogue.
    static let last = "SELECT id FROM product ORDER BY id DESC LIMIT ?"

    static func last(in database: Database) throws -> Int {
        var last = 0
        let statement = try database.cachedStatement(sql: Self.last)
        let columns = SummaryColumns(statement)
        try statement.forEachRow([1]) { last = columns.integer(0) }
        return last
    }

    /// How many pages of the file a connection has looked at, wherever they were.
    static func pagesLookedAt(in database: Database) -> Int {
        [SQLITE_DBSTATUS_CACHE_HIT, SQLITE_DBSTATUS_CACHE_MISS].reduce(0) { sum, counter in
            var (count, most): (Int32, Int32) = (0, 0)
            sqlite3_db_status(database.sqliteConnection, counter, &count, &most, 0)
            return sum + Int(UInt32(bitPattern: count))
        }
    }
}
