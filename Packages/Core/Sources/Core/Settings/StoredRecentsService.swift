import GRDB
public import Model

/// The products that were viewed on a device. The latest 100 are stored.
public struct StoredRecentsService: RecentsService {
    private static let maximumCount = 100
    private let store: AppDatabase
    private let guest: OwnerID

    /// Creates the service of a device.
    public init(_ device: DeviceStore) { (store, guest) = (device.database, device.guest) }

    /// Returns the latest products first. Products that aren't in the catalog are omitted.
    public func recentlyViewed(limit: Int) -> AsyncStream<[ProductSummary]> {
        store.values(of: "the recently viewed products") { [guest] database in
            let view = TableAlias()
            let ownViews = ProductRecord.recentViews.filter(Column("ownerID") == guest).aliased(view)
            return try ProductRecord.summaries().joining(required: ownViews)
                .order(view[RecentViewRecord.number].desc).limit(max(limit, 0)).fetchAll(database).map(\.summary)
        }
    }

    public func recordView(of id: Product.ID) async throws(ServiceError) {
        try await store.write { [guest] database in
            let latest = OwnerRows(database, owner: guest).all(RecentViewRecord.self)
                .order(RecentViewRecord.number.desc)
            let last = try latest.fetchOne(database)?.number ?? 0
            try RecentViewRecord(ownerID: guest, productID: id, number: last + 1).save(database)
            for view in try latest.limit(-1, offset: Self.maximumCount).fetchAll(database) { try view.delete(database) }
        }
    }
}

/// A viewed product.
struct RecentViewRecord: OwnedRecord {
    static let databaseTableName = "recentView"
    static let number = Column(CodingKeys.number)

    var ownerID: OwnerID
    var productID: Product.ID
    /// Ascending with the time of the view.
    var number: Int
}

extension ProductRecord {
    static let recentViews = hasMany(RecentViewRecord.self, using: ForeignKey(["productID"], to: ["id"]))
}
