import GRDB
import Model

/// The wishlist's rows. The newest item has the highest position.
///
/// Products are in stored form: pictures of the API's own server have a path only.
struct WishlistTable {
    /// An item, with its product when the item was written.
    struct Item: Hashable, Sendable {
        let id: Product.ID
        /// The product. `nil` if it wasn't known.
        var product: ProductSummary?
    }

    let database: Database

    func items() throws -> [Item] {
        let statement = try database.cachedStatement(
            sql: "SELECT product, snapshot FROM wishlistItem ORDER BY position DESC, product")
        return try Row.fetchAll(statement).map { row in
            let snapshot: String? = row[1]
            return Item(
                id: Product.ID(rawValue: row[0]),
                product: snapshot.flatMap { StoredJSON.value(ProductSummary.self, $0) })
        }
    }

    func ids() throws -> Set<Product.ID> {
        let statement = try database.cachedStatement(sql: "SELECT product FROM wishlistItem")
        return Set(try Int.fetchAll(statement).map(Product.ID.init(rawValue:)))
    }

    /// Adds a product at the top. Does nothing if the wishlist contains it.
    func add(_ id: Product.ID, _ product: ProductSummary?) throws {
        try database.execute(
            sql: """
                INSERT INTO wishlistItem (product, position, snapshot)
                SELECT ?, coalesce(max(position), 0) + 1, ? FROM wishlistItem WHERE true
                ON CONFLICT DO NOTHING
                """, arguments: [id.rawValue, try product.map { try StoredJSON.text($0) }])
    }

    /// Removes an item, and returns it with its index. `nil` if the wishlist doesn't contain it.
    func remove(_ id: Product.ID) throws -> (item: Item, index: Int)? {
        let items = try items()
        guard let index = items.firstIndex(where: { $0.id == id }) else { return nil }
        try database.execute(sql: "DELETE FROM wishlistItem WHERE product = ?", arguments: [id.rawValue])
        return (items[index], index)
    }

    /// Restores an item. Does nothing if the wishlist contains it again.
    func restore(_ id: Product.ID, _ product: ProductSummary?, at index: Int) throws {
        guard try !ids().contains(id) else { return }
        let position = try makeRoom(at: index)
        try database.execute(
            sql: "INSERT INTO wishlistItem (product, position, snapshot) VALUES (?, ?, ?)",
            arguments: [id.rawValue, position, try product.map { try StoredJSON.text($0) }])
    }

    /// Returns the position for an item at an index, and moves the items before it one up.
    private func makeRoom(at index: Int) throws -> Int {
        let follower = try Int.fetchOne(
            database,
            sql: "SELECT position FROM wishlistItem ORDER BY position DESC, product LIMIT 1 OFFSET ?",
            arguments: [max(index, 0)])
        guard let follower else {
            return (try Int.fetchOne(database, sql: "SELECT min(position) FROM wishlistItem") ?? 1) - 1
        }
        try database.execute(
            sql: "UPDATE wishlistItem SET position = position + 1 WHERE position > ?", arguments: [follower])
        return follower + 1
    }
}

extension Row {
    func hasNull(atIndex index: Int) -> Bool {
        (self[index] as DatabaseValue).isNull
    }
}
