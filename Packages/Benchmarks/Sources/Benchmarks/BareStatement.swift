import Foundation
import GRDBSQLite
import Model

/// The query of a list's first page, prepared once and stepped through with SQLite's own functions: no decoding, no
/// queue, nothing shared.
final class BareStatement {
    private var database: OpaquePointer?
    private var statement: OpaquePointer?

    init(path: String, query: ProductQuery, limit: Int) throws {
        guard sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, nil) == SQLITE_OK,
            sqlite3_prepare_v2(database, Self.sql(query, limit), -1, &statement, nil) == SQLITE_OK
        else { throw Failure(message: String(cString: sqlite3_errmsg(database))) }
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(database)
    }

    func run() throws {
        var bytes = 0
        var result = sqlite3_step(statement)
        while result == SQLITE_ROW {
            for column in 0..<sqlite3_column_count(statement) {
                bytes += Int(sqlite3_column_bytes(statement, column))
            }
            result = sqlite3_step(statement)
        }
        sqlite3_reset(statement)
        guard result == SQLITE_DONE, bytes > 0 else {
            throw Failure(message: String(cString: sqlite3_errmsg(database)))
        }
    }

    private static func sql(_ query: ProductQuery, _ limit: Int) -> String {
        let columns =
            "id, title, brand, category, price, currency, discount, rating, stock, minimumOrderQuantity, thumbnail"
        let filter = query.category.map { " WHERE category = '\($0)'" } ?? ""
        return "SELECT \(columns) FROM product\(filter) ORDER BY \(order(query.sort)) LIMIT \(limit)"
    }

    private static func order(_ sort: ProductSort) -> String {
        switch sort {
        case .featured: "id"
        case .priceAscending: "price, id"
        case .priceDescending: "fallingPrice, id"
        case .ratingDescending: "fallingRating, id"
        case .titleAscending: "title, id"
        }
    }

    struct Failure: Error {
        let message: String
    }
}
