import GRDB

/// Saves what a damaged shop's file of a former version has of users: their bag, wishlist and orders were in it until
/// `shop-6-users`. It goes where ``PersonalMove`` brings that of a sound file.
struct PersonalSalvage {
    let copy: DamagedCopy
    let move: PersonalMove

    /// What there may be of users, besides whether all their orders were loaded.
    private static let tables = ["bagLine", "wishlistItem", "placedOrder"]

    /// The rows are on the disk in their new places when this returns. Nothing happens when the file has no such tables.
    ///
    /// - Throws: When the users' files can't be opened or written. Then the damaged file has to stay where it is.
    func run() throws -> StoreSalvage.Outcome {
        let former = try DatabaseQueue(configuration: .former)
        defer { try? former.close() }
        try ShopSchema.migrator.migrate(former, upTo: "shop-5-app-state")
        return try former.writeWithoutTransaction { former in
            var outcome = StoreSalvage.Outcome()
            // Older files have no note of their tables. That their header is just what is damaged, is more likely.
            if !salvage(into: former, &outcome, prepare: { try copy.renew($0, nil, []) }) {
                _ = salvage(into: former, &outcome) { _ in }
            }
            guard !outcome.rows.isEmpty else { return outcome }
            try former.execute(sql: Self.wishes)
            try PersonalMove.run(move, from: former)
            return outcome
        }
    }

    /// - Returns: Whether all was read.
    private func salvage(
        into former: Database, _ outcome: inout StoreSalvage.Outcome, prepare: (String) throws -> Void
    ) -> Bool {
        let isComplete = try? copy.read(prepare: prepare) { source in
            var isComplete = true
            for table in Self.tables {
                guard var salvage = try TableSalvage(table, from: source, to: former, replaces: false) else { continue }
                salvage.run()
                let count = try former.rowCount(of: table)
                if count > 0 { outcome.rows[table] = count }
                if !salvage.isComplete { isComplete = false }
                // Whoever has only some of the orders has to ask for all of them.
                guard table == "placedOrder", salvage.isComplete else { continue }
                var loaded = try TableSalvage("ordersLoaded", from: source, to: former, replaces: false)
                loaded?.run()
            }
            return try salvageProducts(from: source, into: former) && isComplete
        }
        outcome.isComplete = isComplete ?? false
        return outcome.isComplete
    }

    /// How the products of the bag and of the wishlist were seen last.
    ///
    /// A line of the bag whose product can't be read has no price: it becomes a wish, so that it is not forgotten.
    /// - Returns: Whether those of the bag were all read.
    private func salvageProducts(from source: Database, into former: Database) throws -> Bool {
        let ids = try Int64.fetchSet(former, sql: "SELECT product FROM bagLine UNION SELECT product FROM wishlistItem")
        var salvage = try TableSalvage("product", from: source, to: former, replaces: false)
        salvage?.run(rows: ids)
        return try Int.fetchOne(former, sql: Self.unreadable) == 0
    }

    private static let wishes = """
        INSERT OR IGNORE INTO wishlistItem (product, position)
        SELECT product, position FROM bagLine WHERE product NOT IN (SELECT id FROM product)
        """
    private static let unreadable = "SELECT count(*) FROM bagLine WHERE product NOT IN (SELECT id FROM product)"
}

extension Configuration {
    /// A store that holds what was read of another: of a line of the bag the product may be missing.
    fileprivate static var former: Configuration {
        var configuration = Configuration.shop
        configuration.foreignKeysEnabled = false
        return configuration
    }
}
