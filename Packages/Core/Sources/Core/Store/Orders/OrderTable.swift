import Foundation
import GRDB
import Model

/// The orders' rows, each under the user it belongs to.
struct OrderTable {
    let database: Database
    let images: ImageAddresses

    /// The latest first; nil when they were never loaded.
    func orders(of user: User.ID) throws -> [Order]? {
        let isLoaded = try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM ordersLoaded WHERE user = ?)", arguments: [user.rawValue])
        guard isLoaded == true else { return nil }
        let texts = try String.fetchAll(
            database, sql: "SELECT body FROM placedOrder WHERE user = ? ORDER BY placedAt DESC, id DESC",
            arguments: [user.rawValue])
        return texts.compactMap(order)
    }

    func order(_ id: Order.ID, of user: User.ID) throws -> Order? {
        try String.fetchOne(
            database, sql: "SELECT body FROM placedOrder WHERE user = ? AND id = ?",
            arguments: [user.rawValue, id.rawValue]
        ).flatMap(order)
    }

    /// Stores all the orders there are. Others of the user are forgotten.
    func save(all orders: [Order], of user: User.ID) throws {
        try database.execute(
            sql: "INSERT INTO ordersLoaded (user) VALUES (?) ON CONFLICT DO NOTHING", arguments: [user.rawValue])
        let stored = try Set(
            Int.fetchAll(database, sql: "SELECT id FROM placedOrder WHERE user = ?", arguments: [user.rawValue]))
        for id in stored.subtracting(orders.map(\.id.rawValue)) { try delete(Order.ID(rawValue: id), of: user) }
        for order in orders { try save(order, of: user) }
    }

    func save(_ order: Order, of user: User.ID) throws {
        var order = order
        for index in order.lines.indices {
            order.lines[index].thumbnail = order.lines[index].thumbnail.flatMap { URL(string: images.stored($0)) }
        }
        try database.execute(
            sql: """
                INSERT INTO placedOrder (user, id, placedAt, body) VALUES (?, ?, ?, ?)
                ON CONFLICT (user, id) DO UPDATE SET placedAt = excluded.placedAt, body = excluded.body
                WHERE body <> excluded.body
                """,
            arguments: [
                user.rawValue, order.id.rawValue, order.placedAt.timeIntervalSinceReferenceDate,
                try StoredJSON.text(order),
            ])
    }

    func delete(_ id: Order.ID, of user: User.ID) throws {
        try database.execute(
            sql: "DELETE FROM placedOrder WHERE user = ? AND id = ?", arguments: [user.rawValue, id.rawValue])
    }

    /// Whether there is anything of anybody but one user.
    func holdsAnything(except user: User.ID?) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: """
                SELECT EXISTS (SELECT 1 FROM placedOrder WHERE user IS NOT ?)
                OR EXISTS (SELECT 1 FROM ordersLoaded WHERE user IS NOT ?)
                """, arguments: [user?.rawValue, user?.rawValue]) ?? false
    }

    /// Forgets all that belongs to anybody but one user, or to anybody at all.
    func deleteAll(except user: User.ID?) throws {
        for table in ["placedOrder", "ordersLoaded"] {
            try database.execute(sql: "DELETE FROM \(table) WHERE user IS NOT ?", arguments: [user?.rawValue])
        }
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
