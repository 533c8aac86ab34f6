import Foundation
import GRDB
import Model

/// An order of a user, as the server returned it.
struct OrderRecord: OwnedRecord {
    static let databaseTableName = "placedOrder"

    enum Columns {
        static let id = Column(CodingKeys.id)
        static let placedAt = Column(CodingKeys.placedAt)
        static let key = Column(CodingKeys.key)
    }

    var ownerID: OwnerID
    var id: Order.ID
    var placedAt: Date
    var body: StoredText<StoredOrder>
    /// The key of the order's outbox entry. `nil` if the order was placed on another device.
    var key: UUID?

    /// Returns the orders, latest first. `nil` if the list was never loaded.
    static func orders(in rows: OwnerRows) throws -> [Order]? {
        guard try rows.setting(.ordersAreLoaded) != nil else { return nil }
        return try rows.all(OrderRecord.self).order(Columns.placedAt.desc, Columns.id.desc)
            .fetchReadable(rows.database).compactMap(\.body.value)
    }

    static func order(_ id: Order.ID, in rows: OwnerRows) throws -> Order? { try record(id, in: rows)?.body.value }

    /// Returns an order that was placed on this device.
    static func order(placedWith key: UUID, in rows: OwnerRows) throws -> Order? {
        try rows.all(OrderRecord.self).filter(Columns.key == key.uuidString).fetchReadable(rows.database).first?
            .body.value
    }

    private static func record(_ id: Order.ID, in rows: OwnerRows) throws -> OrderRecord? {
        try rows.all(OrderRecord.self).filter(Columns.id == id.rawValue).fetchReadable(rows.database).first
    }

    /// Returns the identifiers of the stored orders.
    static func ids(in rows: OwnerRows) throws -> Set<Int> {
        try Int.fetchSet(rows.database, rows.all(OrderRecord.self).select(Columns.id))
    }

    /// Stores the list of all orders, and removes those that the server no longer has.
    ///
    /// - Parameter known: The orders that were stored when the list was requested. An order that was confirmed since then may
    ///   not be in the list, and stays.
    static func save(all orders: [Order], replacing known: Set<Int>, in rows: OwnerRows) throws {
        try rows.set(.ordersAreLoaded, to: "true")
        let gone = known.subtracting(orders.map(\.id.rawValue))
        try rows.all(OrderRecord.self).filter(gone.contains(Columns.id)).deleteAll(rows.database)
        for order in orders { try save(order, in: rows) }
    }

    /// - Parameter key: The key with which the order was placed. By default, the stored one.
    static func save(_ order: Order, key: UUID? = nil, in rows: OwnerRows) throws {
        let key = try key ?? record(order.id, in: rows)?.key
        try OrderRecord(
            ownerID: rows.ownerID, id: order.id, placedAt: order.placedAt, body: StoredText(order), key: key
        )
        .save(rows.database)
    }

    static func delete(_ id: Order.ID, in rows: OwnerRows) throws {
        try rows.all(OrderRecord.self).filter(Columns.id == id.rawValue).deleteAll(rows.database)
    }
}
