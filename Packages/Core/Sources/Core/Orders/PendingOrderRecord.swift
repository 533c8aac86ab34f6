import Foundation
import GRDB
import Model

/// An order that the server has not confirmed. It has an outbox entry with the same key.
struct PendingOrderRecord: OwnedRecord {
    static let databaseTableName = "pendingOrder"
    private static let entry = hasOne(OutboxEntry.self, using: ForeignKey(["key"], to: ["key"]))

    enum Columns {
        static let key = Column(CodingKeys.key)
    }

    /// An order with the state of its entry.
    private struct Joined: Decodable, FetchableRecord {
        let order: PendingOrderRecord
        let attempts: Int?
        let needsAttention: Bool?

        var pendingOrder: PendingOrder? {
            order.draft.value.map { draft in
                PendingOrder(
                    id: PendingOrder.ID(rawValue: order.key), placedAt: order.placedAt, draft: draft,
                    state: needsAttention == true ? .failed : (attempts ?? 0) == 0 ? .waiting : .sent)
            }
        }
    }

    var ownerID: OwnerID
    var key: UUID
    var placedAt: Date
    var draft: StoredText<StoredOrderDraft>
    /// The lines of the bag that the order consists of. They return to the bag if the server rejects the order.
    var lines: StoredText<[StoredBagLine]>

    /// Returns the orders, latest first.
    static func orders(in rows: OwnerRows) throws -> [PendingOrder] {
        rows.log?.insert(.table(OutboxEntry.self, of: rows.ownerID))
        return try rows.all(PendingOrderRecord.self).order(Column.rowID.desc)
            .annotated(withOptional: entry.select(OutboxEntry.Columns.attempts, OutboxEntry.Columns.needsAttention))
            .asRequest(of: Joined.self).fetchReadable(rows.database).compactMap(\.pendingOrder)
    }

    /// Returns an order. `nil` if it isn't pending.
    static func order(_ key: UUID, in rows: OwnerRows) throws -> PendingOrder? {
        try orders(in: rows).first { $0.id.rawValue == key }
    }

    /// Removes an order. Returns the lines of the bag that it consisted of.
    ///
    /// - Parameter ordered: The lines of the order. They are returned if those of the bag can't be read.
    static func take(_ key: UUID, ordered: [OrderLine], in rows: OwnerRows) throws -> [BagLine] {
        let order = rows.all(PendingOrderRecord.self).filter(Columns.key == key.uuidString)
        let record = try order.fetchReadable(rows.database).first
        try order.deleteAll(rows.database)
        guard let record else { return [] }
        return try record.lines.value ?? ordered.map { try BagLine($0, in: rows.database) }
    }
}

extension BagLine {
    /// Creates the line of a bag from a line of an order, with the catalog's product if there is one.
    fileprivate init(_ line: OrderLine, in database: Database) throws {
        let known = try CatalogFacts(of: [line.product], in: database).known[line.product]
        let product = ProductSummary(
            id: line.product, title: line.title, category: ProductCategory.ID(rawValue: ""),
            price: Price(list: line.unitPrice), stock: line.quantity, thumbnail: line.thumbnail)
        self.init(product: known ?? product, quantity: line.quantity)
    }
}
