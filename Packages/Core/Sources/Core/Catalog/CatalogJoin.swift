import GRDB
import Model

/// A row with its product in the catalog: that of a bag, a wishlist or the saved items.
struct CatalogJoin<Record: OwnedRecord>: Decodable, FetchableRecord {
    let record: Record
    let product: ProductRecord?
    let goneProduct: GoneProductRecord?

    /// Reads rows with their products.
    ///
    /// - Parameter request: A request for a table with a column `productID`.
    static func all(_ request: QueryInterfaceRequest<Record>, in rows: OwnerRows) throws -> [CatalogJoin] {
        let key = ForeignKey(["productID"], to: ["id"])
        let product = Record.belongsTo(ProductRecord.self, using: key).select(ProductRecord.summaryColumns)
        let goneProduct = Record.belongsTo(GoneProductRecord.self, using: key)
        let request = request.including(optional: product).including(optional: goneProduct).asRequest(of: Row.self)
        let fetched = try request.fetchAll(rows.database)
        for row in fetched { rows.log?.insert(.product(row["productID"])) }
        return fetched.compactMap { try? CatalogJoin(row: $0) }
    }

    /// Returns the product in the catalog, or as it was last seen. A product that the shop no longer has is sold out.
    ///
    /// - Parameter snapshot: The product as it was last seen. Read only if the catalog doesn't have the product.
    func product(orSeen snapshot: @autoclosure () -> ProductSummary?) -> ProductSummary? {
        if let product { return product.summary }
        var summary = snapshot()
        if goneProduct != nil { summary?.stock = 0 }
        return summary
    }
}
