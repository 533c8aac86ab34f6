import Foundation
import GRDB
import Model

/// A product that was moved out of the bag, to be bought later.
struct SavedItemRecord: OwnedRecord {
    static let databaseTableName = "savedItem"

    enum Columns {
        static let productID = Column(CodingKeys.productID)
        static let savedAt = Column(CodingKeys.savedAt)
    }

    var ownerID: OwnerID
    var productID: Product.ID
    var quantity: Int
    var savedAt: Date
    /// The product when it was saved. Its screen shows it if the catalog doesn't have the product.
    var snapshot: StoredText<StoredProduct>

    /// Returns the items, newest first.
    static func items(in rows: OwnerRows) throws -> [SavedItem] {
        try items(rows.all(SavedItemRecord.self).order(Columns.savedAt.desc, Columns.productID), rows)
    }

    /// Returns the item of a product. `nil` if it isn't saved.
    static func item(_ id: Product.ID, in rows: OwnerRows) throws -> SavedItem? {
        try items(rows.all(SavedItemRecord.self).filter(Columns.productID == id.rawValue), rows).first
    }

    private static func items(
        _ request: QueryInterfaceRequest<SavedItemRecord>, _ rows: OwnerRows
    ) throws -> [SavedItem] {
        try CatalogJoin.all(request, in: rows).compactMap { row in
            row.product(orSeen: row.record.snapshot.value).map { product in
                SavedItem(product: product, quantity: row.record.quantity, savedAt: row.record.savedAt)
            }
        }
    }

    /// Stores an item. Replaces the stored item of the same product.
    static func save(_ item: SavedItem, in rows: OwnerRows) throws {
        try SavedItemRecord(
            ownerID: rows.ownerID, productID: item.id, quantity: item.quantity, savedAt: item.savedAt,
            snapshot: StoredText(item.product)
        ).save(rows.database)
    }

    /// Removes the item of a product. Returns it, or `nil` if it isn't saved or can't be read. Then nothing is removed.
    @discardableResult
    static func remove(_ id: Product.ID, in rows: OwnerRows) throws -> SavedItem? {
        guard let item = try item(id, in: rows) else { return nil }
        try rows.all(SavedItemRecord.self).filter(Columns.productID == id.rawValue).deleteAll(rows.database)
        return item
    }
}
