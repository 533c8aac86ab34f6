import GRDB
import Model

/// The products that were viewed on a device. The latest 100 are stored.
struct StoredRecentsService: RecentsService {
    private static let maximumCount = 100
    let device: DeviceStore

    /// Returns the latest products first. Products that aren't in the catalog are omitted.
    func recentlyViewed(limit: Int) -> AsyncStream<[ProductSummary]> {
        device.values(of: "the recently viewed products", as: .guest) { rows in
            let ids = rows.all(RecentViewRecord.self).select(RecentViewRecord.Columns.productID, as: Int64.self)
            for id in try ids.fetchAll(rows.database) { rows.log?.insert(.product(id)) }
            let view = TableAlias()
            let views = ProductRecord.recentViews.filter(OwnerRows.ownerColumn == rows.ownerID).aliased(view)
            return try ProductRecord.summaries().joining(required: views)
                .order(view[RecentViewRecord.Columns.number].desc).limit(max(limit, 0))
                .fetchAll(rows.database).map(\.summary)
        }
    }

    func recordView(of id: Product.ID) async throws(ServiceError) {
        try await device.write(as: .guest) { rows in
            let latest = rows.all(RecentViewRecord.self).order(RecentViewRecord.Columns.number.desc)
            let last = try latest.fetchOne(rows.database)?.number ?? 0
            try RecentViewRecord(ownerID: rows.ownerID, productID: id, number: last + 1).save(rows.database)
            for view in try latest.limit(-1, offset: Self.maximumCount).fetchAll(rows.database) {
                try view.delete(rows.database)
            }
        }
    }
}

/// A viewed product.
struct RecentViewRecord: OwnedRecord {
    static let databaseTableName = "recentView"

    enum Columns {
        static let productID = Column(CodingKeys.productID)
        static let number = Column(CodingKeys.number)
    }

    var ownerID: OwnerID
    var productID: Product.ID
    /// Ascending with the time of the view.
    var number: Int
}

extension ProductRecord {
    static let recentViews = hasMany(
        RecentViewRecord.self, using: ForeignKey([RecentViewRecord.Columns.productID], to: [Columns.id]))
}
