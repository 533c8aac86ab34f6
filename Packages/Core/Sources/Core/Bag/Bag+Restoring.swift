import GRDB
import Model

extension Bag {
    /// Restores a removed line with the product as the catalog has it.
    ///
    /// - Throws: ``/Model/ServiceError/notFound(_:)`` if the shop no longer has the product.
    mutating func restore(_ removed: RemovedBagLine, in database: Database) throws {
        let id = removed.line.id
        let facts = try CatalogFacts(of: [id], in: database)
        guard !facts.gone.contains(id) else { throw ServiceError.notFound("product \(id)") }
        let line = BagLine(product: facts.known[id] ?? removed.line.product, quantity: removed.line.quantity)
        restore(RemovedBagLine(line: line, index: removed.index))
    }
}
