import GRDB
public import Model

/// The products looked at, in the store. The latest 100 are remembered.
public struct StoredRecentsService: RecentsService {
    private static let remembered = 100
    private let store: ShopStore

    /// What was looked at, as a store holds it.
    public init(_ store: ShopStore) {
        self.store = store
    }

    /// Products that the device does not hold are left out.
    public func recentlyViewed(limit: Int) -> AsyncStream<[ProductSummary]> {
        store.values(of: "the products looked at") { [images = store.images] database in
            let statement = try database.cachedStatement(
                sql: """
                    SELECT \(SummaryRow.columns) FROM recentView JOIN product ON product.id = recentView.product
                    ORDER BY recentView.number DESC LIMIT ?
                    """)
            return try Row.fetchAll(statement, arguments: [max(limit, 0)]).map { SummaryRow.summary($0, images) }
        }
    }

    public func recordView(of id: Product.ID) async throws(ServiceError) {
        try await store.write { database in
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO recentView (product, number)
                    SELECT ?, coalesce(max(number), 0) + 1 FROM recentView
                    """, arguments: [id.rawValue])
            try database.execute(
                sql: """
                    DELETE FROM recentView
                    WHERE number <= (SELECT number FROM recentView ORDER BY number DESC LIMIT 1 OFFSET ?)
                    """, arguments: [Self.remembered])
        }
    }
}
