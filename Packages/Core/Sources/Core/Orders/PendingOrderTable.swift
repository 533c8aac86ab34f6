import Foundation
import GRDB
import Model

/// The orders that the server has not confirmed. Each has an outbox entry with the same key.
struct PendingOrderTable {
    let database: Database
    let images: ImageAddresses

    /// Returns the orders, latest first.
    func orders() throws -> [PendingOrder] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT pendingOrder.key, placedAt, draft, coalesce(attempts, 0), coalesce(needsAttention, 0)
                FROM pendingOrder
                LEFT JOIN outboxEntry ON outboxEntry.key = pendingOrder.key ORDER BY pendingOrder.rowid DESC
                """)
        return rows.compactMap { row in
            guard let key = UUID(uuidString: row[0]), let draft = StoredJSON.value(OrderDraft.self, row[2]) else {
                return nil
            }
            return PendingOrder(
                id: PendingOrder.ID(rawValue: key), placedAt: Date(timeIntervalSinceReferenceDate: row[1]),
                draft: draft.withThumbnails { images.address(of: $0.absoluteString) },
                state: row[4] ? .failed : row[3] == 0 ? .waiting : .sent)
        }
    }

    func add(_ key: UUID, _ draft: OrderDraft, lines: [BagLine], at date: Date) throws {
        try database.execute(
            sql: "INSERT INTO pendingOrder (key, placedAt, draft, lines) VALUES (?, ?, ?, ?)",
            arguments: [
                key.uuidString, date.timeIntervalSinceReferenceDate,
                try StoredJSON.text(draft.withThumbnails { URL(string: images.stored($0)) }),
                try StoredJSON.text(lines.map { BagLine(product: images.stored($0.product), quantity: $0.quantity) }),
            ])
    }

    /// Removes an order. Returns the lines of the bag that it was made of, in stored form.
    func take(_ key: UUID) throws -> [BagLine] {
        let text = try String.fetchOne(
            database, sql: "DELETE FROM pendingOrder WHERE key = ? RETURNING lines", arguments: [key.uuidString])
        return text.flatMap { StoredJSON.value([BagLine].self, $0) } ?? []
    }
}
