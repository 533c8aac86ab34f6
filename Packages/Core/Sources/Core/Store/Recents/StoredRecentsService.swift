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
        store.values(of: "the recently viewed products") { database in
            let statement = try database.cachedStatement(sql: "SELECT product FROM recentView ORDER BY number DESC")
            return try Int.fetchAll(statement).map(Product.ID.init(rawValue:))
        } ids: { views in
            Set(views)
        } value: { views, facts in
            Array(views.lazy.compactMap { facts.known[$0] }.prefix(max(limit, 0)))
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
