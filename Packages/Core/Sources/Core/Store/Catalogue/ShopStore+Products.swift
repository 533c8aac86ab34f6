import GRDB
public import Model

extension ShopStore {
    /// Stores products, in one transaction. What is stored already and has not changed is not written again, and nobody
    /// who watches is told.
    public func save(_ products: [Product]) async throws(ServiceError) {
        guard !products.isEmpty else { return }
        try await write { [images] database in
            let statement = try database.cachedStatement(sql: ProductStatements.upsert)
            for product in products {
                try statement.execute(arguments: Self.arguments(of: product, images))
            }
        }
    }

    /// Forgets a product that the shop does not have any more. A bag that has it keeps it, sold out, and says so.
    public func remove(_ id: Product.ID) async throws(ServiceError) {
        try await write { try Self.forget(id, in: $0) }
    }

    /// Forgets a product within a transaction.
    static func forget(_ id: Product.ID, in database: Database) throws {
        try database.cachedStatement(sql: ProductStatements.delete).execute(arguments: [id.rawValue])
        // Also one that was never stored: a bag may have it.
        try database.cachedStatement(sql: ProductStatements.rememberAsGone).execute(arguments: [id.rawValue])
    }

    /// A product with its details; nil when it is not stored.
    public func product(_ id: Product.ID) async throws(ServiceError) -> Product? {
        try await readBriefly { [images] database in
            let statement = try database.cachedStatement(sql: ProductStatements.select)
            guard let row = try Row.fetchOne(statement, arguments: [id.rawValue]),
                let details = StoredDetails.details(description: row[11], json: row[12], images)
            else { return nil }
            return Product(summary: SummaryRow.summary(row, images), details: details)
        }
    }

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
