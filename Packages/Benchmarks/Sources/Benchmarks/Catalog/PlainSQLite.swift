import Core
import Foundation
import GRDB
import Model

/// The baseline of the catalog's figures: SQLite with the tables and rows of a store, without the code of the app.
///
/// Each figure is measured in turns with it, so that a slow or busy machine affects both.
struct PlainSQLite {
    private let pool: DatabasePool

    /// Opens the file of a store for reading.
    init(reading place: URL) throws {
        var configuration = Configuration()
        configuration.readonly = true
        pool = try DatabasePool(path: Self.path(place), configuration: configuration)
    }

    fileprivate static func path(_ place: URL) -> String { place.appending(path: "shop.sqlite").path }

    func product(_ id: Product.ID) async throws {
        try await fetch("SELECT * FROM product WHERE id = ?", [id.rawValue])
    }

    func page(fromPrice price: Int) async throws {
        try await fetch("SELECT * FROM product WHERE price > ? ORDER BY price LIMIT 20", [price])
    }

    func search(_ text: String) async throws {
        try await fetch(
            """
            SELECT product.* FROM productSearch JOIN product ON id = productSearch.rowid
            WHERE productSearch MATCH ? ORDER BY rank LIMIT 20
            """, [FTS5Pattern(matchingAllPrefixesIn: text)])
    }

    private func fetch(_ sql: String, _ arguments: StatementArguments) async throws {
        _ = try await pool.read { try Row.fetchAll($0, sql: sql, arguments: arguments).count }
    }
}

/// An empty store into which SQLite copies the rows of another one, in the transactions of the synchronization.
struct PlainFilling {
    private static let columns = """
        id, title, brand, category, price, currency, discount, rating, stock, minimumOrderQuantity, thumbnail, \
        description, tags, details
        """

    private let pool: DatabasePool

    init(from source: URL, in place: URL) async throws {
        _ = try await AppDatabase.open(in: place)
        pool = try DatabasePool(path: PlainSQLite.path(place))
        try await pool.writeWithoutTransaction { database in
            // As the store has it.
            try database.execute(sql: "PRAGMA cache_size = -24000; PRAGMA wal_autocheckpoint = 8000")
            try database.execute(sql: "ATTACH ? AS source", arguments: [PlainSQLite.path(source)])
        }
    }

    func copy(_ ids: Range<Int>) async throws {
        try await pool.write { database in
            try database.execute(
                sql: """
                    INSERT INTO main.product (\(Self.columns)) SELECT \(Self.columns) FROM source.product
                    WHERE id >= ? AND id < ?
                    """, arguments: [ids.lowerBound, ids.upperBound])
        }
    }
}
