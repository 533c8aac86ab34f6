import Foundation
import GRDB
import Model

/// What the user has to be told, until they have seen it.
struct ConflictTable {
    /// No more than these are kept, the latest ones: nobody reads a hundred notices.
    static let most = 100

    let database: Database

    /// The latest first.
    func conflicts() throws -> [OutboxConflict] {
        let rows = try Row.fetchAll(
            database, sql: "SELECT number, kind, product, title, date FROM outboxConflict ORDER BY number DESC")
        return rows.compactMap { row in
            guard let kind = StoredJSON.value(OutboxConflictKind.self, row[1]) else { return nil }
            let product: Int? = row[2]
            return OutboxConflict(
                id: OutboxConflict.ID(rawValue: row[0]), kind: kind, product: product.map(Product.ID.init(rawValue:)),
                productTitle: row[3], date: Date(timeIntervalSinceReferenceDate: row[4]))
        }
    }

    func add(_ kind: OutboxConflictKind, product: Product.ID? = nil, title: String? = nil, at date: Date) throws {
        try database.execute(
            sql: "INSERT INTO outboxConflict (kind, product, title, date) VALUES (?, ?, ?, ?)",
            arguments: [
                try StoredJSON.text(kind), product?.rawValue, title, date.timeIntervalSinceReferenceDate,
            ])
        try database.execute(
            sql: "DELETE FROM outboxConflict WHERE number <= ?",
            arguments: [database.lastInsertedRowID - Int64(Self.most)])
    }

    func dismiss(_ id: OutboxConflict.ID) throws {
        try database.execute(sql: "DELETE FROM outboxConflict WHERE number = ?", arguments: [id.rawValue])
    }
}
