import GRDB
import Model

/// The bag's rows. The line that was put in first has the lowest position.
struct BagTable {
    let database: Database
    let images: ImageAddresses

    func bag() throws -> Bag {
        let statement = try database.cachedStatement(
            sql: """
                SELECT bagLine.quantity, \(SummaryRow.columns) FROM bagLine JOIN product ON product.id = bagLine.product
                ORDER BY bagLine.position, bagLine.product
                """)
        return Bag(
            lines: try Row.fetchAll(statement).map { row in
                BagLine(product: SummaryRow.summary(row, images, from: 1), quantity: row[0])
            })
    }

    func line(_ id: Product.ID) throws -> BagLine? {
        let statement = try database.cachedStatement(
            sql: """
                SELECT bagLine.quantity, \(SummaryRow.columns) FROM bagLine JOIN product ON product.id = bagLine.product
                WHERE bagLine.product = ?
                """)
        return try Row.fetchOne(statement, arguments: [id.rawValue]).map { row in
            BagLine(product: SummaryRow.summary(row, images, from: 1), quantity: row[0])
        }
    }

    func set(_ quantity: Int, of id: Product.ID) throws {
        try database.execute(
            sql: "UPDATE bagLine SET quantity = ? WHERE product = ? AND quantity <> ?",
            arguments: [quantity, id.rawValue, quantity])
    }

    func append(_ id: Product.ID, quantity: Int) throws {
        try database.execute(
            sql: """
                INSERT INTO bagLine (product, position, quantity)
                SELECT ?, coalesce(max(position), 0) + 1, ? FROM bagLine
                """, arguments: [id.rawValue, quantity])
    }

    func insert(_ id: Product.ID, quantity: Int, at index: Int) throws {
        let follower = try Int.fetchOne(
            database, sql: "SELECT position FROM bagLine ORDER BY position, product LIMIT 1 OFFSET ?",
            arguments: [max(index, 0)])
        guard let follower else { return try append(id, quantity: quantity) }
        try database.execute(
            sql: "UPDATE bagLine SET position = position + 1 WHERE position >= ?", arguments: [follower])
        try database.execute(
            sql: "INSERT INTO bagLine (product, position, quantity) VALUES (?, ?, ?)",
            arguments: [id.rawValue, follower, quantity])
    }

    func delete(_ id: Product.ID) throws {
        try database.execute(sql: "DELETE FROM bagLine WHERE product = ?", arguments: [id.rawValue])
    }
}
