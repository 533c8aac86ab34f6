import Foundation
import GRDB
import Model

/// The baseline of the catalog's figures: a table with the title and price of each product, an index and a search, with
/// nothing of the app.
struct PlainTable {
    private struct Record: Codable, FetchableRecord, PersistableRecord {
        static let databaseTableName = "plain"

        let id: Int
        let title: String
        let price: Int
    }

    /// The maximum number of products. The figures hardly depend on it.
    private static let maximumCount = 100_000

    let products: Int
    let rounds: Int

    init(products: Int, rounds: Int) {
        self.products = min(products, Self.maximumCount)
        self.rounds = rounds
    }

    func run(in directory: URL) async throws -> [CatalogFigure] {
        let pool = try DatabasePool(path: directory.appending(path: "plain.sqlite").path)
        try await pool.write { database in
            try database.create(table: Record.databaseTableName) { table in
                table.primaryKey("id", .integer)
                table.column("title", .text).notNull()
                table.column("price", .integer).notNull().indexed()
            }
            try database.create(virtualTable: "plainSearch", using: FTS5()) { table in
                table.synchronize(withTable: Record.databaseTableName)
                table.column("title")
            }
        }
        return [try await fill(pool)] + (try await read(pool))
    }

    private func fill(_ pool: DatabasePool) async throws -> CatalogFigure {
        var made = WordyProducts()
        var time = Duration.zero
        let clock = ContinuousClock()
        for start in stride(from: 1, through: products, by: Filling.batch) {
            let records = made.products(start..<min(start + Filling.batch, products + 1)).map {
                Record(id: $0.id.rawValue, title: $0.summary.title, price: $0.summary.price.list.minorUnits)
            }
            time += try await clock.measure {
                try await pool.write { database in for record in records { try record.insert(database) } }
            }
        }
        return CatalogFigure(
            name: "plain table: filling", unit: "products/s", value: Double(products) / (time / .seconds(1)))
    }

    private func read(_ pool: DatabasePool) async throws -> [CatalogFigure] {
        let vocabulary = Vocabulary()
        var random = Numbers(seed: 9)
        var (keys, pages, searches) = (Times(), Times(), Times())
        for _ in 0..<rounds {
            let (id, price) = (1 + random.next(products), 100 + random.next(150_000))
            let pattern = FTS5Pattern(matchingAllPrefixesIn: String(vocabulary.word(&random).prefix(3)))
            try await keys.measure { _ = try await pool.read { try Record.fetchOne($0, key: id) } }
            try await pages.measure {
                _ = try await pool.read { database in
                    try Record.filter(Column("price") > price).order(Column("price")).limit(20).fetchAll(database)
                }
            }
            try await searches.measure {
                _ = try await pool.read {
                    try Record.fetchAll(
                        $0,
                        sql: "SELECT plain.* FROM plainSearch JOIN plain ON id = plainSearch.rowid "
                            + "WHERE plainSearch MATCH ? ORDER BY rank LIMIT 20", arguments: [pattern])
                }
            }
        }
        return [
            CatalogFigure(name: "plain table: product by key", unit: "µs", value: keys.median ?? 0),
            CatalogFigure(name: "plain table: page of 20", unit: "µs", value: pages.median ?? 0),
            CatalogFigure(
                name: "plain table: search, 99th percentile", unit: "ms",
                value: (searches.percentile(0.99) ?? 0) / 1_000),
        ]
    }
}
