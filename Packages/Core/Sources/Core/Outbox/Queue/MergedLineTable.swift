import GRDB
import Model

/// What a guest has brought along, as long as it is not known what the account's own bag on the server has of it.
struct MergedLineTable {
    let database: Database

    /// In the order of the bag.
    func lines() throws -> [BagQuantity] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT mergedLine.product, mergedLine.quantity FROM mergedLine
                LEFT JOIN bagLine ON bagLine.product = mergedLine.product
                ORDER BY bagLine.position, mergedLine.product
                """
        ).map { BagQuantity(id: Product.ID(rawValue: $0[0]), quantity: $0[1]) }
    }

    func add(_ line: BagQuantity) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO mergedLine (product, quantity) VALUES (?, ?)",
            arguments: [line.id.rawValue, line.quantity])
    }

    /// The user has decided on a product themselves.
    func remove(_ id: Product.ID) throws {
        try database.execute(sql: "DELETE FROM mergedLine WHERE product = ?", arguments: [id.rawValue])
    }

    func removeAll() throws { try database.execute(sql: "DELETE FROM mergedLine") }
}
