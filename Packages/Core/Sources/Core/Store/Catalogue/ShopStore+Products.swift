import GRDB
public import Model

extension ShopStore {
    /// Stores products, in one transaction. What is stored already and has not changed is not written again, and nobody
    /// who watches is told.
    public func save(_ products: [Product]) async throws(ServiceError) {
        guard !products.isEmpty else { return }
        try await write { [images] database in
            let statement = try database.cachedStatement(sql: Self.upsert)
            for product in products {
                try statement.execute(arguments: Self.arguments(of: product, images))
            }
        }
    }

    /// Forgets a product that the shop does not have any more. One that is in the bag stays, sold out, so that the bag
    /// can say so.
    public func remove(_ id: Product.ID) async throws(ServiceError) {
        try await write { database in
            try database.execute(
                sql: "UPDATE product SET stock = 0 WHERE id = ? AND stock <> 0 AND id IN (SELECT product FROM bagLine)",
                arguments: [id.rawValue])
            try database.execute(
                sql: "DELETE FROM product WHERE id = ? AND id NOT IN (SELECT product FROM bagLine)",
                arguments: [id.rawValue])
        }
    }

    /// A product with its details; nil when it is not stored.
    public func product(_ id: Product.ID) async throws(ServiceError) -> Product? {
        try await readBriefly { [images] database in
            let statement = try database.cachedStatement(
                sql: "SELECT \(SummaryRow.columns), description, details FROM product WHERE id = ?")
            guard let row = try Row.fetchOne(statement, arguments: [id.rawValue]),
                let details = StoredDetails.details(description: row[11], json: row[12], images)
            else { return nil }
            return Product(summary: SummaryRow.summary(row, images), details: details)
        }
    }

    private static let upsert = """
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

    private static func arguments(of product: Product, _ images: ImageAddresses) throws -> StatementArguments {
        let summary = product.summary
        let details = try StoredDetails(product.details, images)
        return [
            summary.id.rawValue, summary.title, summary.brand, summary.category.rawValue,
            summary.price.list.minorUnits, summary.price.list.currency.rawValue, summary.price.discountBasisPoints,
            summary.rating.isNaN ? 0 : summary.rating, summary.stock, summary.minimumOrderQuantity,
            summary.thumbnail.map(images.stored), details.description, details.tags, details.json,
        ]
    }
}
