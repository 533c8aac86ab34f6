import GRDB
import Model

/// The wishlist's rows. The newest item has the highest position.
struct WishlistTable {
    let database: Database

    func items(_ images: ImageAddresses) throws -> [WishlistItem] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT wishlistItem.product, \(SummaryRow.columns) FROM wishlistItem
                LEFT JOIN product ON product.id = wishlistItem.product
                ORDER BY wishlistItem.position DESC, wishlistItem.product
                """)
        return try Row.fetchAll(statement).map { row in
            let isHeld = !row.hasNull(atIndex: 1)
            return WishlistItem(
                id: Product.ID(rawValue: row[0]), product: isHeld ? SummaryRow.summary(row, images, from: 1) : nil)
        }
    }

    func ids() throws -> Set<Product.ID> {
        let statement = try database.cachedStatement(sql: "SELECT product FROM wishlistItem")
        return Set(try Int.fetchAll(statement).map(Product.ID.init(rawValue:)))
    }

    func add(_ id: Product.ID) throws {
        try database.execute(
            sql: """
                INSERT INTO wishlistItem (product, position)
                SELECT ?, coalesce(max(position), 0) + 1 FROM wishlistItem WHERE true
                ON CONFLICT DO NOTHING
                """, arguments: [id.rawValue])
    }

    func remove(_ id: Product.ID, _ images: ImageAddresses) throws -> RemovedWishlistItem? {
        guard let index = try items(images).firstIndex(where: { $0.id == id }) else { return nil }
        let product = try SummaryRow.summary(of: id, in: database, images)
        try database.execute(sql: "DELETE FROM wishlistItem WHERE product = ?", arguments: [id.rawValue])
        return RemovedWishlistItem(item: WishlistItem(id: id, product: product), index: index)
    }

    /// Puts an item back. Without effect when it has been added again.
    func restore(_ removed: RemovedWishlistItem) throws {
        let id = removed.item.id
        guard try !ids().contains(id) else { return }
        let position = try makeRoom(at: removed.index)
        try database.execute(
            sql: "INSERT INTO wishlistItem (product, position) VALUES (?, ?)", arguments: [id.rawValue, position])
    }

    /// The position for an item that is to stand at an index; those before it move one up.
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
