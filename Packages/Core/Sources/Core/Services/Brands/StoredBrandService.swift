import GRDB
public import Model

/// Who makes the products that a store holds.
public struct StoredBrandService: BrandService {
    private let store: ShopStore

    /// The brands of what a store holds.
    public init(_ store: ShopStore) {
        self.store = store
    }

    public func brands(in category: ProductCategory.ID?) async throws(ServiceError) -> [Brand] {
        try await store.read { database in
            let statement = try database.cachedStatement(
                sql: category == nil ? BrandStatements.all : BrandStatements.ofCategory)
            let arguments = StatementArguments([category?.rawValue].compactMap(\.self))
            return try Row.fetchAll(statement, arguments: arguments).map { Brand(name: $0[0], productCount: $0[1]) }
        }
    }
}

/// The statements for brands. They read what is counted with every change of a product, not the products.
enum BrandStatements {
    static let all = "SELECT brand, sum(products) FROM productCount WHERE brand > '' GROUP BY brand ORDER BY brand"
    static let ofCategory =
        "SELECT brand, products FROM productCount WHERE category = ? AND brand > '' ORDER BY brand"
}
