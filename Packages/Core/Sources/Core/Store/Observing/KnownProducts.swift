import GRDB
import Model

/// What the catalogue knows of single products, now.
struct KnownProducts: Sendable {
    let database: AppDatabase
    let rows: RowObservers
    let images: ImageAddresses

    /// What is known of these products, at one moment. Waits for a connection that reads, never for one that writes.
    func facts(of ids: some Sequence<Product.ID>) throws -> CatalogueFacts {
        let list = "[" + ids.map(\.description).joined(separator: ",") + "]"
        guard list != "[]" else { return CatalogueFacts() }
        return try database.pool.read { try Self.facts(of: list, in: $0, images) }
    }

    static func facts(
        of list: String, in database: Database, _ images: ImageAddresses
    ) throws -> CatalogueFacts {
        var facts = CatalogueFacts()
        let known = try database.cachedStatement(
            sql: "SELECT \(SummaryRow.columns) FROM product WHERE id IN (SELECT value FROM json_each(?))")
        let rows = try Row.fetchCursor(known, arguments: [list])
        while let row = try rows.next() {
            let summary = SummaryRow.summary(row, images)
            facts.known[summary.id] = summary
        }
        let gone = try database.cachedStatement(
            sql: "SELECT id FROM goneProduct WHERE id IN (SELECT value FROM json_each(?))")
        facts.gone = Set(try Int.fetchAll(gone, arguments: [list]).map(Product.ID.init(rawValue:)))
        return facts
    }

    /// A product with its details, now; nil when the catalogue does not hold it.
    func product(_ id: Product.ID) throws -> Product? {
        try database.pool.read { try ProductStatements.product(id, in: $0, images) }
    }

    /// The rows that say what is known of these products.
    static func keys(of ids: some Sequence<Product.ID>) -> Set<RowObservers.Key> {
        Set(
            ids.flatMap { id in
                ["product", "goneProduct"].map { RowObservers.Key(table: $0, row: Int64(id.rawValue)) }
            })
    }
}

extension KnownProducts {
    /// A product that is kept as it was once seen, as it is now; kept too.
    func now(_ seen: ProductSummary) throws -> ProductSummary {
        images.stored(try facts(of: [seen.id]).now(seen))
    }
}
