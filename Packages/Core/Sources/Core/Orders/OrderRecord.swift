import Foundation
import GRDB
import Model

/// An order of a user, as the server returned it.
struct OrderRecord: OwnedRecord {
    static let databaseTableName = "placedOrder"

    var ownerID: OwnerID
    var id: Order.ID
    var placedAt: Date
    var body: Order

    /// Returns the orders, latest first. `nil` if the list was never loaded.
    static func orders(in rows: OwnerRows) throws -> [Order]? {
        guard try rows.setting(.ordersAreLoaded) != nil else { return nil }
        return try rows.all(OrderRecord.self).order(Column("placedAt").desc, Column("id").desc)
            .fetchReadable(rows.database).map(\.body)
    }

    static func order(_ id: Order.ID, in rows: OwnerRows) throws -> Order? {
        try rows.all(OrderRecord.self).filter(Column("id") == id.rawValue).fetchReadable(rows.database).first?.body
    }

    /// Stores the list of all orders, and removes others.
    static func save(all orders: [Order], in rows: OwnerRows) throws {
        try rows.set(.ordersAreLoaded, to: "true")
        try rows.all(OrderRecord.self).deleteAll(rows.database)
        for order in orders { try save(order, in: rows) }
    }

    static func save(_ order: Order, in rows: OwnerRows) throws {
        try OrderRecord(ownerID: rows.ownerID, id: order.id, placedAt: order.placedAt, body: order).save(rows.database)
    }

    static func delete(_ id: Order.ID, in rows: OwnerRows) throws {
        try rows.all(OrderRecord.self).filter(Column("id") == id.rawValue).deleteAll(rows.database)
    }
}
