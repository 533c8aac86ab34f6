import GRDB
import Model

/// The rows of the bag. The line that was added first has the lowest position.
///
/// Products are in stored form: pictures of the API's own server have a path only.
struct BagTable {
    /// A line, with its product when the line was written.
    struct Line: Hashable, Sendable {
        var product: ProductSummary
        var quantity: Int
    }

    let database: Database

    /// Returns all lines in their order, except those whose product can't be read.
    func lines() throws -> [Line] {
        let statement = try database.cachedStatement(
            sql: "SELECT snapshot, quantity FROM bagLine ORDER BY position, product")
        return try Row.fetchAll(statement).compactMap(Self.line)
    }

    func line(_ id: Product.ID) throws -> Line? {
        let statement = try database.cachedStatement(sql: "SELECT snapshot, quantity FROM bagLine WHERE product = ?")
        return try Row.fetchOne(statement, arguments: [id.rawValue]).flatMap(Self.line)
    }

    /// Returns the quantities of all lines in their order.
    func quantities() throws -> [BagQuantity] {
        let statement = try database.cachedStatement(
            sql: "SELECT product, quantity FROM bagLine ORDER BY position, product")
        return try Row.fetchAll(statement).map { BagQuantity(id: Product.ID(rawValue: $0[0]), quantity: $0[1]) }
    }

    /// Replaces all lines. Does nothing if the bag has these quantities already.
    func replace(with lines: [Line]) throws {
        let wanted = lines.map { BagQuantity(id: $0.product.id, quantity: $0.quantity) }
        guard try self.lines().map({ BagQuantity(id: $0.product.id, quantity: $0.quantity) }) != wanted else { return }
        try database.execute(sql: "DELETE FROM bagLine")
        for line in lines { try append(line.product, quantity: line.quantity) }
    }

    /// Stores the lines that differ. Returns their new quantities; 0 for a removed line.
    func store(_ bag: Bag, replacing old: Bag, images: ImageAddresses) throws -> [BagQuantity] {
        var differences: [BagQuantity] = []
        for (index, line) in bag.lines.enumerated() {
            let held = old[line.id]
            guard held?.quantity != line.quantity else { continue }
            let product = images.stored(line.product)
            if held == nil {
                try insert(product, quantity: line.quantity, at: index)
            } else {
                try set(line.quantity, of: product)
            }
            differences.append(BagQuantity(id: line.id, quantity: line.quantity))
        }
        for line in old.lines where bag[line.id] == nil {
            try delete(line.id)
            differences.append(BagQuantity(id: line.id, quantity: 0))
        }
        return differences
    }

    /// Changes the quantity and the stored product of a line.
    func set(_ quantity: Int, of product: ProductSummary) throws {
        let snapshot = try StoredJSON.text(product)
        try database.execute(
            sql: """
                UPDATE bagLine SET quantity = ?, snapshot = ? WHERE product = ? AND (quantity, snapshot) <> (?, ?)
                """, arguments: [quantity, snapshot, product.id.rawValue, quantity, snapshot])
    }

    /// Adds a last line. It replaces a line of the same product that can't be read.
    func append(_ product: ProductSummary, quantity: Int) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO bagLine (product, position, quantity, snapshot)
                SELECT ?, coalesce(max(position), 0) + 1, ?, ? FROM bagLine
                """, arguments: [product.id.rawValue, quantity, try StoredJSON.text(product)])
    }

    func insert(_ product: ProductSummary, quantity: Int, at index: Int) throws {
        let follower = try Int.fetchOne(
            database, sql: "SELECT position FROM bagLine ORDER BY position, product LIMIT 1 OFFSET ?",
            arguments: [max(index, 0)])
        guard let follower else { return try append(product, quantity: quantity) }
        try database.execute(
            sql: "UPDATE bagLine SET position = position + 1 WHERE position >= ?", arguments: [follower])
        try database.execute(
            sql: "INSERT OR REPLACE INTO bagLine (product, position, quantity, snapshot) VALUES (?, ?, ?, ?)",
            arguments: [product.id.rawValue, follower, quantity, try StoredJSON.text(product)])
    }

    func delete(_ id: Product.ID) throws {
        try database.execute(sql: "DELETE FROM bagLine WHERE product = ?", arguments: [id.rawValue])
    }

    private static func line(_ row: Row) -> Line? {
        StoredJSON.value(ProductSummary.self, row[0]).map { Line(product: $0, quantity: row[1]) }
    }
}

/// The quantity of a product in a bag.
struct BagQuantity: Hashable, Sendable {
    let id: Product.ID
    var quantity: Int
}
