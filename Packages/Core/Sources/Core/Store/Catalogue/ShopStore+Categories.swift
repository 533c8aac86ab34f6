import GRDB
public import Model

extension ShopStore {
    /// Stores all the categories there are, in one transaction. Others are forgotten.
    public func save(_ categories: [ProductCategory]) async throws(ServiceError) {
        try await write { try Self.save(categories, in: $0) }
    }

    /// Stores all the categories there are, within a transaction.
    static func save(_ categories: [ProductCategory], in database: Database) throws {
        let stored = Dictionary(
            try Self.categories(in: database).map { ($0.id, $0.name) }, uniquingKeysWith: { _, last in last })
        for category in categories where stored[category.id] != category.name {
            try database.execute(
                sql: CategoryStatements.insert, arguments: [category.id.rawValue, category.name])
        }
        for id in Set(stored.keys).subtracting(categories.map(\.id)) {
            try database.execute(sql: CategoryStatements.delete, arguments: [id.rawValue])
        }
    }

    /// All categories, by name. `nil` if there are none.
    public func categories() async throws(ServiceError) -> [ProductCategory]? {
        try await read { database in
            let categories = try Self.categories(in: database)
            return categories.isEmpty ? nil : categories
        }
    }

    private static func categories(in database: Database) throws -> [ProductCategory] {
        let statement = try database.cachedStatement(sql: CategoryStatements.all)
        return try Row.fetchAll(statement).map { ProductCategory(id: .init(rawValue: $0[0]), name: $0[1]) }
    }
}

/// The statements for the categories.
enum CategoryStatements {
    static let all = "SELECT id, name FROM category ORDER BY name, id"
    static let insert = "INSERT OR REPLACE INTO category (id, name) VALUES (?, ?)"
    static let delete = "DELETE FROM category WHERE id = ?"
}
