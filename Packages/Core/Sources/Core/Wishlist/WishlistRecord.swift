import GRDB
import Model

/// A product on a wishlist. The newest has the highest position.
struct WishlistRecord: OwnedRecord {
    static let databaseTableName = "wishlistItem"

    enum Columns {
        static let productID = Column(CodingKeys.productID)
        static let position = Column(CodingKeys.position)
    }

    var ownerID: OwnerID
    var productID: Product.ID
    var position: Int
    /// The product when it was added, if it was known. The wishlist shows it if the catalog doesn't have the product.
    var snapshot: StoredText<StoredProduct>?

    private static func latestFirst(in rows: OwnerRows) -> QueryInterfaceRequest<WishlistRecord> {
        rows.all(WishlistRecord.self).order(Columns.position.desc, Columns.productID)
    }

    /// Returns the wishlist, latest first. The item of a product that the shop no longer has is without the product.
    static func items(in rows: OwnerRows) throws -> [WishlistItem] {
        try CatalogJoin.all(latestFirst(in: rows), in: rows).map {
            WishlistItem(
                id: $0.record.productID,
                product: $0.product?.summary ?? ($0.goneProduct == nil ? $0.record.snapshot?.value : nil))
        }
    }

    /// Returns the identifiers of the products, latest first.
    static func ids(in rows: OwnerRows) throws -> [Product.ID] {
        try Int.fetchAll(rows.database, latestFirst(in: rows).select(Columns.productID)).map(Product.ID.init(rawValue:))
    }

    /// Removes a product. Returns its item and index, or `nil` if the wishlist doesn't contain it.
    static func remove(_ id: Product.ID, in rows: OwnerRows) throws -> RemovedWishlistItem? {
        guard let index = try ids(in: rows).firstIndex(of: id) else { return nil }
        let item = try items(in: rows).first { $0.id == id }
        try rows.all(WishlistRecord.self).filter(Columns.productID == id.rawValue).deleteAll(rows.database)
        return RemovedWishlistItem(item: item ?? WishlistItem(id: id, product: nil), index: index)
    }

    /// Inserts a product at an index, by default at the top. Does nothing if the wishlist contains it.
    ///
    /// - Parameter product: The product, if the catalog may not have it.
    static func insert(
        _ id: Product.ID, _ product: ProductSummary? = nil, at index: Int = 0, in rows: OwnerRows
    ) throws {
        let records = rows.all(WishlistRecord.self)
        guard try records.filter(Columns.productID == id.rawValue).isEmpty(rows.database) else { return }
        // The item is above the one that has the index now.
        let below = try Int.fetchOne(
            rows.database, latestFirst(in: rows).limit(1, offset: max(index, 0)).select(Columns.position))
        let lowest = try Int.fetchOne(rows.database, records.select(min(Columns.position))) ?? 1
        let position = below.map { $0 + 1 } ?? lowest - 1
        if below != nil {
            try records.filter(Columns.position >= position).updateAll(rows.database, Columns.position += 1)
        }
        let known = try CatalogFacts(of: [id], in: rows.database).known[id]
        let snapshot = try (known ?? product).map(StoredText<StoredProduct>.init)
        try WishlistRecord(ownerID: rows.ownerID, productID: id, position: position, snapshot: snapshot)
            .insert(rows.database)
    }

    /// Moves the products of an owner to the top of another owner's wishlist, except those that it contains.
    ///
    /// - Returns: The moved products, latest last.
    static func move(from old: OwnerRows, to new: OwnerRows) throws -> [Product.ID] {
        let records = try latestFirst(in: old).fetchAll(old.database)
        try old.all(WishlistRecord.self).deleteAll(old.database)
        let held = Set(try ids(in: new))
        let top = try Int.fetchOne(new.database, new.all(WishlistRecord.self).select(max(Columns.position))) ?? 0
        let moved = records.reversed().filter { !held.contains($0.productID) }
        for (index, record) in moved.enumerated() {
            try WishlistRecord(
                ownerID: new.ownerID, productID: record.productID, position: top + 1 + index, snapshot: record.snapshot
            ).insert(new.database)
        }
        return moved.map(\.productID)
    }

    /// Replaces the wishlist with products, latest first.
    static func replace(with ids: [Product.ID], in rows: OwnerRows) throws {
        let stored = try rows.all(WishlistRecord.self).fetchReadable(rows.database)
        let snapshots = Dictionary(stored.map { ($0.productID, $0.snapshot) }) { first, _ in first }
        let known = try CatalogFacts(of: ids, in: rows.database).known
        try rows.all(WishlistRecord.self).deleteAll(rows.database)
        for (index, id) in ids.enumerated() {
            try WishlistRecord(
                ownerID: rows.ownerID, productID: id, position: ids.count - index,
                snapshot: try known[id].map(StoredText.init) ?? snapshots[id] ?? nil
            ).insert(rows.database)
        }
    }
}
