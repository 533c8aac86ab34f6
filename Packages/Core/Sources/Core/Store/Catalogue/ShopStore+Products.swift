import GRDB
public import Model

extension ShopStore {
    /// Stores products, in one transaction. What is stored already and has not changed is not written again, and nobody
    /// who watches is told. What can't be a product at all is left out.
    public func save(_ products: [Product]) async throws(ServiceError) {
        let rows = try storable(products.map { .saved($0) })
        guard !rows.isEmpty else { return }
        try await write { database in
            for case .save(let product) in rows { try Self.save(product, in: database) }
        }
    }

    /// Stores a product within a transaction.
    static func save(_ product: StorableProduct, in database: Database) throws {
        let statement = try database.cachedStatement(sql: ProductStatements.upsert)
        // Made of as many values as there are question marks.
        statement.setUncheckedArguments(product.arguments)
        try statement.execute()
        try SyncTable.mark(product.id, in: database)
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
        try await read { [images] in try ProductStatements.product(id, in: $0, images) }
    }
}
