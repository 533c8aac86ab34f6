import Foundation
import GRDB
import Model

/// An order that the server has not confirmed. It has an outbox entry with the same key.
struct PendingOrderRecord: OwnedRecord {
    static let databaseTableName = "pendingOrder"
    private static let entry = hasOne(OutboxEntry.self, using: ForeignKey(["key"], to: ["key"]))

    /// An order with the state of its entry.
    private struct Joined: Decodable, FetchableRecord {
        let order: PendingOrderRecord
        let attempts: Int?
        let needsAttention: Bool?

        var pendingOrder: PendingOrder {
            PendingOrder(
                id: PendingOrder.ID(rawValue: order.key), placedAt: order.placedAt, draft: order.draft,
                state: needsAttention == true ? .failed : (attempts ?? 0) == 0 ? .waiting : .sent)
        }
    }

    var ownerID: OwnerID
    var key: UUID
    var placedAt: Date
    var draft: OrderDraft
    /// The lines of the bag that the order consists of. They return to the bag if the server rejects the order.
    var lines: [BagLine]

    /// Returns the orders, latest first.
    static func orders(in rows: OwnerRows) throws -> [PendingOrder] {
        rows.log?.insert(.table(OutboxEntry.self, of: rows.ownerID))
        return try rows.all(PendingOrderRecord.self).order(Column.rowID.desc)
            .annotated(withOptional: entry.select(OutboxEntry.Columns.attempts, OutboxEntry.Columns.needsAttention))
            .asRequest(of: Joined.self).fetchReadable(rows.database).map(\.pendingOrder)
    }

    /// Removes an order. Returns the lines of the bag that it consisted of.
    static func take(_ key: UUID, in rows: OwnerRows) throws -> [BagLine] {
        let order = rows.all(PendingOrderRecord.self).filter(Column("key") == key.uuidString)
        let lines = try order.fetchReadable(rows.database).first?.lines ?? []
        try order.deleteAll(rows.database)
        return lines
    }
}
