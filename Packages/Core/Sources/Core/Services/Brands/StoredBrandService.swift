import GRDB
public import Model

/// Who makes the products that a store holds.
public struct StoredBrandService: BrandService {
    private let store: ShopStore

    /// The brands of what a store holds.
    public init(_ store: ShopStore) {
        self.store = store
    }

    public func brands(in category: Model.Category.ID?) async throws(ServiceError) -> [Brand] {
        try await store.readOnce { database in
            let condition = category == nil ? "" : "AND category = ?"
            let statement = try database.cachedStatement(
                sql: """
                    SELECT brand, COUNT(*) FROM product WHERE brand IS NOT NULL AND brand <> '' \(condition)
                    GROUP BY brand ORDER BY brand
                    """)
            let arguments = StatementArguments([category?.rawValue].compactMap(\.self))
            return try Row.fetchAll(statement, arguments: arguments).map { Brand(name: $0[0], productCount: $0[1]) }
        }
    }
}
