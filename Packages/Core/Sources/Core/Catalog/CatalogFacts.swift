import GRDB
import Model

/// Products in the catalog at one point in time.
struct CatalogFacts: Hashable, Sendable {
    let known: [Product.ID: ProductSummary]
    /// The products that the shop no longer has.
    let gone: Set<Product.ID>

    init(of ids: some Sequence<Product.ID>, in database: Database) throws {
        known = try ProductRecord.summaries(of: ids, in: database)
        gone = try GoneProductRecord.ids(of: ids, in: database)
    }

    /// Returns a stored product.
    ///
    /// - Throws: ``/Model/ServiceError/notFound(_:)`` if it isn't stored.
    static func product(_ id: Product.ID, in database: Database) throws -> ProductSummary {
        guard let product = try CatalogFacts(of: [id], in: database).known[id] else {
            throw ServiceError.notFound("product \(id)")
        }
        return product
    }
}
