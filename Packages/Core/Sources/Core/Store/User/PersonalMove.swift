import Foundation
import GRDB
import Logging
import Model

/// Moves what the shop's file had of users, in former versions, into the users' own files.
struct PersonalMove: Sendable {
    let files: UserFiles
    let logger: Logger

    /// The copy is on the disk when this returns. Rows that are there already stay as they are.
    static func run(_ move: PersonalMove?, from shop: Database) throws {
        let guest = try GuestRows(of: shop)
        let orders = try Dictionary(grouping: OrderRow.all(in: shop), by: \.user)
        let loaded = try Int.fetchAll(shop, sql: "SELECT user FROM ordersLoaded")
        guard !guest.isEmpty || !orders.isEmpty || !loaded.isEmpty else { return }
        guard let move else { throw ServiceError.storage("the directory for user data is missing") }
        if !guest.isEmpty { try move.write(to: .guest, guest.insert) }
        for user in Set(orders.keys).union(loaded) {
            try move.write(to: .user(User.ID(rawValue: user))) { database in
                for order in orders[user] ?? [] { try order.insert(into: database) }
                guard loaded.contains(user) else { return }
                try database.execute(sql: "INSERT INTO ordersLoaded (number) VALUES (1) ON CONFLICT DO NOTHING")
            }
        }
    }

    private func write(to scope: SessionScope, _ change: (Database) throws -> Void) throws {
        let pool = try StoreOpening(user: scope, files: files, logger: logger).open().pool
        defer { try? pool.close() }
        do {
            try pool.writeWithoutTransaction { try $0.inDurableTransaction(change) }
        } catch {
            // It says nothing of the shop's own file.
            throw StoreOpeningError.file(path: pool.path, reason: "\(ServiceError(storing: error))")
        }
    }
}

/// An order's row as the shop's file had it.
private struct OrderRow {
    let user: Int
    let id: Int
    let placedAt: Double
    let body: String

    static func all(in shop: Database) throws -> [OrderRow] {
        try Row.fetchAll(shop, sql: "SELECT user, id, placedAt, body FROM placedOrder").map {
            OrderRow(user: $0[0], id: $0[1], placedAt: $0[2], body: $0[3])
        }
    }

    func insert(into database: Database) throws {
        try database.execute(
            sql: "INSERT INTO placedOrder (id, placedAt, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            arguments: [id, placedAt, body])
    }
}
