import Foundation
import GRDB
import Model

/// The rows of a user's orders.
struct OrderTable {
    let database: Database
    let images: ImageAddresses

    /// Returns the orders, latest first. `nil` if they were never loaded.
    func orders() throws -> [Order]? {
        let isLoaded = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM ordersLoaded)")
        guard isLoaded == true else { return nil }
        let texts = try String.fetchAll(
            database, sql: "SELECT body FROM placedOrder ORDER BY placedAt DESC, id DESC")
        return texts.compactMap(order)
    }

    func order(_ id: Order.ID) throws -> Order? {
        try String.fetchOne(
            database, sql: "SELECT body FROM placedOrder WHERE id = ?", arguments: [id.rawValue]
        ).flatMap(order)
    }

    /// Stores all orders, and removes others.
    func save(all orders: [Order]) throws {
        try database.execute(sql: "INSERT INTO ordersLoaded (number) VALUES (1) ON CONFLICT DO NOTHING")
        let stored = try Set(Int.fetchAll(database, sql: "SELECT id FROM placedOrder"))
        for id in stored.subtracting(orders.map(\.id.rawValue)) { try delete(Order.ID(rawValue: id)) }
        for order in orders { try save(order) }
    }

    func save(_ order: Order) throws {
        var order = order
        for index in order.lines.indices {
            order.lines[index].thumbnail = order.lines[index].thumbnail.flatMap { URL(string: images.stored($0)) }
        }
        try database.execute(
            sql: """
                INSERT INTO placedOrder (id, placedAt, body) VALUES (?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET placedAt = excluded.placedAt, body = excluded.body
                WHERE body <> excluded.body
                """,
            arguments: [
                order.id.rawValue, order.placedAt.timeIntervalSinceReferenceDate, try StoredJSON.text(order),
            ])
    }

    func delete(_ id: Order.ID) throws {
        try database.execute(sql: "DELETE FROM placedOrder WHERE id = ?", arguments: [id.rawValue])
    }

    private func order(_ text: String) -> Order? {
        guard var order = StoredJSON.value(Order.self, text) else { return nil }
        for index in order.lines.indices {
            order.lines[index].thumbnail = order.lines[index].thumbnail.flatMap {
                images.address(of: $0.absoluteString)
            }
        }
        return order
    }
}
