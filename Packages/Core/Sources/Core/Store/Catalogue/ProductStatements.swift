import GRDB
import Model

/// The statements for single products.
enum ProductStatements {
    static let select = "SELECT \(SummaryRow.columns), description, details FROM product WHERE id = ?"

    /// Writes only what has changed, so that nobody is told of what has not.
    static let upsert = """
        INSERT INTO product (id, title, brand, category, price, currency, discount, rating, stock,
            minimumOrderQuantity, thumbnail, description, tags, details)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET title = excluded.title, brand = excluded.brand, category = excluded.category,
            price = excluded.price, currency = excluded.currency, discount = excluded.discount,
            rating = excluded.rating, stock = excluded.stock, minimumOrderQuantity = excluded.minimumOrderQuantity,
            thumbnail = excluded.thumbnail, description = excluded.description, tags = excluded.tags,
            details = excluded.details
        WHERE (title, brand, category, price, currency, discount, rating, stock, minimumOrderQuantity, thumbnail,
            description, details)
        IS NOT (excluded.title, excluded.brand, excluded.category, excluded.price, excluded.currency,
            excluded.discount, excluded.rating, excluded.stock, excluded.minimumOrderQuantity, excluded.thumbnail,
            excluded.description, excluded.details)
        """

    static let delete = "DELETE FROM product WHERE id = ?"
    static let rememberAsGone = "INSERT INTO goneProduct (id) VALUES (?) ON CONFLICT DO NOTHING"
}

extension ProductStatements {
    /// A product with its details; nil when it is not stored.
    static func product(_ id: Product.ID, in database: Database, _ images: ImageAddresses) throws -> Product? {
        let statement = try database.cachedStatement(sql: select)
        let columns = SummaryColumns(statement)
        var product: Product?
        try statement.forEachRow(of: Int64(id.rawValue)) {
            let details = columns.text(12).flatMap { json in
                StoredDetails.details(description: columns.text(11) ?? "", json: json, images)
            }
            product = details.map { Product(summary: columns.summary(images), details: $0) }
        }
        return product
    }
}
