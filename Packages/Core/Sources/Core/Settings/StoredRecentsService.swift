import GRDB
public import Model

/// The products that the user has viewed. The latest 100 are stored.
public struct StoredRecentsService: RecentsService {
    private static let maximumCount = 100
    private let store: ShopStore

    /// Creates the service of a store.
    public init(_ store: ShopStore) { self.store = store }

    /// Returns the latest products first. Products that aren't in the catalog are omitted.
    public func recentlyViewed(limit: Int) -> AsyncStream<[ProductSummary]> {
        store.values(of: "the recently viewed products") { database in
            let view = TableAlias()
            return try ProductRecord.summaries().joining(required: ProductRecord.recentView.aliased(view))
                .order(view[RecentViewRecord.number].desc).limit(max(limit, 0)).fetchAll(database).map(\.summary)
        }
    }

    public func recordView(of id: Product.ID) async throws(ServiceError) {
        try await store.write { database in
            let latest = RecentViewRecord.order(RecentViewRecord.number.desc)
            let last = try latest.fetchOne(database)?.number ?? 0
            try RecentViewRecord(product: id.rawValue, number: last + 1).insert(database, onConflict: .replace)
            for view in try latest.limit(-1, offset: Self.maximumCount).fetchAll(database) { try view.delete(database) }
        }
    }
}

/// A viewed product.
struct RecentViewRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "recentView"
    static let number = Column(CodingKeys.number)

    var product: Int
    /// Ascending with the time of the view.
    var number: Int
}

extension ProductRecord {
    static let recentView = hasOne(RecentViewRecord.self, using: ForeignKey(["product"], to: ["id"]))
}
