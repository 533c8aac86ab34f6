import GRDB
import Model

/// Looks up products in the catalog from another database's transaction.
struct KnownProducts: Sendable {
    let database: AppDatabase
    let images: ImageAddresses

    func facts(of ids: some Sequence<Product.ID>) throws -> CatalogFacts {
        try database.pool.read { try CatalogFacts(of: ids, in: $0) }
    }

    /// Returns the current version of a stored snapshot, in stored form.
    func now(_ seen: ProductSummary) throws -> ProductSummary {
        images.stored(try facts(of: [seen.id]).now(seen))
    }
}

/// Products in the catalog at one point in time.
struct CatalogFacts: Hashable, Sendable {
    var known: [Product.ID: ProductSummary] = [:]
    /// Products that the shop no longer has.
    var gone: Set<Product.ID> = []

    init() {}

    init(of ids: some Sequence<Product.ID>, in database: Database) throws {
        let keys = ids.map(\.rawValue)
        for record in try ProductRecord.summaries().filter(keys: keys).fetchAll(database) {
            known[Product.ID(rawValue: record.id)] = record.summary
        }
        gone = Set(try GoneProductRecord.filter(keys: keys).fetchAll(database).map { Product.ID(rawValue: $0.id) })
    }

    /// Returns the current version of a product. A product that is gone is sold out, and an unknown one is returned as is.
    func now(_ seen: ProductSummary) -> ProductSummary {
        if let known = known[seen.id] { return known }
        guard gone.contains(seen.id) else { return seen }
        var seen = seen
        seen.stock = 0
        return seen
    }
}
