import Foundation
import GRDB

/// The tables of the database.
///
/// Each change of the schema is a migration of its own, and a migration is never edited: `Tests/Fixtures` has a database of
/// each version. A migration only adds. A column that it adds may be null or has a default, because rows of a damaged
/// database are copied to a new one without it.
enum DatabaseSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("v1") { database in
            try createOwners(database)
            try createProducts(database)
            try createSearch(database)
            try createCatalog(database)
            try createDevice(database)
            try createBagAndWishlist(database)
            try createSavedItems(database)
            try createOrdersAndNotifications(database)
            try createOutbox(database)
        }
        migrator.registerMigration("v2") { database in
            // The screen that confirms an order observes the order with its key.
            try database.execute(sql: #"CREATE INDEX placedOrderByKey ON placedOrder (ownerID, "key")"#)
        }
        migrator.registerMigration("v3") { database in
            try createCharacterSearch(database)
            // The words of the search, to correct a misspelled one. It has no rows of its own.
            try database.execute(sql: "CREATE VIRTUAL TABLE productWord USING fts5vocab(productSearch, row)")
        }
        return migrator
    }

    /// Returns the tables with rows that only this device has, except the owners. The server has all other data.
    static func personalTables(in database: Database) throws -> [String] {
        try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").filter {
            try $0 != "loadDate" && database.columns(in: $0).contains { $0.name == "ownerID" }
        }
    }

    /// Checks the users' rows for damage. The catalog is too large to be checked at each launch: its damage is noticed when
    /// it is used.
    static func checkOwnedTables(_ database: Database) throws {
        guard try database.tableExists(OwnerRecord.databaseTableName) else { return }
        for table in [OwnerRecord.databaseTableName] + (try personalTables(in: database)) {
            let result = try String.fetchOne(database, sql: "PRAGMA quick_check(\(table.quotedDatabaseIdentifier))")
            if let result, result != "ok" { throw UnusableDatabase(reason: result) }
        }
    }
}

// MARK: - Owners

extension DatabaseSchema {
    /// The owners, the times at which data was loaded from the server, and small values.
    private static func createOwners(_ database: Database) throws {
        try database.create(table: "owner", options: .strict) { table in
            table.primaryKey("id", .text)
            table.column("device", .text).notNull()
            table.column("userID", .integer)
            table.column("isCurrent", .integer).notNull()
            table.uniqueKey(["device", "userID"])
        }
        try database.create(
            index: "currentOwner", on: "owner", columns: ["device"], options: .unique,
            condition: Column("isCurrent") == true)
        try database.execute(sql: "INSERT INTO owner (id, device, isCurrent) VALUES ('shared', '', 0)")
        try database.create(table: "loadDate", options: .strict) { table in
            table.ownerID()
            table.column("resource", .text).notNull()
            table.column("name", .text).notNull()
            table.column("date", .real).notNull()
            table.primaryKey(["ownerID", "resource", "name"])
        }
        try database.create(table: "setting", options: .strict) { table in
            table.ownerID()
            table.column("name", .text).notNull()
            table.column("value", .text).notNull()
            table.primaryKey(["ownerID", "name"])
        }
    }
}

extension TableDefinition {
    /// Adds the owner of the rows, who is deleted together with them.
    fileprivate func ownerID() {
        column("ownerID", .text).notNull().references("owner", onDelete: .cascade)
    }
}

// MARK: - Catalog

extension DatabaseSchema {
    /// A page of a list starts after the last product of the preceding one. Few products have the same price or title: a page
    /// starts at the last value, and skips the products that were shown. Many have the same rating, so that a page starts after
    /// a pair, `(fallingRating, number) > (?, ?)`. The columns of a pair need the same direction, so the rating is negated.
    /// SQLite uses an index for pairs of columns, but not for pairs with the row ID: `number` repeats it. Descending prices
    /// are read along the index of ascending ones. Each index, and each column in it, makes saving a product slower.
    private static func createProducts(_ database: Database) throws {
        try database.create(table: "product", options: .strict) { table in
            table.primaryKey("id", .integer)
            table.column("title", .text).notNull()
            table.column("brand", .text)
            table.column("category", .text).notNull()
            table.column("price", .integer).notNull()
            table.column("currency", .text).notNull()
            table.column("discount", .integer).notNull()
            table.column("rating", .real).notNull()
            table.column("stock", .integer).notNull()
            table.column("minimumOrderQuantity", .integer).notNull()
            table.column("thumbnail", .text)
            table.column("description", .text).notNull()
            table.column("tags", .text).notNull()
            table.column("details", .text).notNull()
            table.column("fallingRating", .real).notNull().generatedAs(sql: "-rating", .virtual)
            table.column("number", .integer).notNull().generatedAs(sql: "id", .virtual)
        }
        try database.create(index: "productByBrand", on: "product", columns: ["brand", "category"])
        try database.create(index: "productByCategory", on: "product", columns: ["category"])
        let orders = [
            ("price", ["price"]), ("fallingRating", ["fallingRating", "number"]), ("title", ["title"]),
        ]
        for (name, columns) in orders {
            try database.create(index: "productBy_\(name)", on: "product", columns: columns)
            try database.create(
                index: "productByCategoryAnd_\(name)", on: "product", columns: ["category"] + columns)
        }
        try database.create(table: "goneProduct", options: .strict) { table in
            table.primaryKey("id", .integer)
            table.column("number", .integer).notNull().indexed()
        }
        try database.execute(
            sql: """
                CREATE TRIGGER productIsBack AFTER INSERT ON product BEGIN
                    DELETE FROM goneProduct WHERE id = new.id;
                END;
                CREATE TRIGGER productIsGone AFTER DELETE ON product BEGIN
                    DELETE FROM loadDate
                    WHERE ownerID = 'shared' AND resource = 'products' AND name = 'one/' || old.id;
                END;
                """)
    }

    /// The full text search folds accents. A match in the title counts ten times as much as one in the description. Merging the
    /// index later, and no index for beginnings of one and two letters, make saving products faster: see the measurements.
    private static func createSearch(_ database: Database) throws {
        try database.create(virtualTable: "productSearch", using: FTS5()) { table in
            table.synchronize(withTable: "product")
            table.tokenizer = .unicode61(diacritics: .remove)
            table.column("title")
            table.column("brand")
            table.column("description")
            table.column("tags")
        }
        try database.execute(
            sql: """
                INSERT INTO productSearch (productSearch, rank)
                VALUES ('rank', 'bm25(10.0, 5.0, 1.0, 3.0)'), ('automerge', 8)
                """)
    }

    /// The search in products with texts of scripts without spaces, such as Chinese. Each character is a word of its own, so that
    /// a phrase of characters is found anywhere. A tokenizer of our own would do without a second table, but without it, no
    /// other program could read or change the products.
    ///
    /// Saving a product inserts its texts, because SQL can't split them. If they are split in another way, a migration has to
    /// fill the table again, by rules of its own: ``CharacterSearchV3`` never changes.
    private static func createCharacterSearch(_ database: Database) throws {
        try database.create(virtualTable: "characterSearch", using: FTS5()) { table in
            table.tokenizer = .unicode61(diacritics: .remove)
            table.column("title")
            table.column("brand")
            table.column("description")
            table.column("tags")
        }
        try database.execute(
            sql: """
                INSERT INTO characterSearch (characterSearch, rank) VALUES ('rank', 'bm25(10.0, 5.0, 1.0, 3.0)');
                CREATE TRIGGER productHasOtherCharacters AFTER UPDATE ON product BEGIN
                    DELETE FROM characterSearch WHERE rowid = old.id;
                END;
                CREATE TRIGGER productHasNoCharacters AFTER DELETE ON product BEGIN
                    DELETE FROM characterSearch WHERE rowid = old.id;
                END;
                """)
        try CharacterSearchV3.fill(database)
    }

    private static func createCatalog(_ database: Database) throws {
        try database.create(table: "category", options: .strict) { table in
            table.primaryKey("id", .text)
            table.column("name", .text).notNull()
        }
        try database.create(table: "listedPage", options: .strict) { table in
            table.column("query", .text).notNull()
            table.column("start", .integer).notNull()
            table.column("size", .integer).notNull()
            table.column("date", .real).notNull()
            table.column("ids", .text).notNull()
            table.column("next", .integer)
            table.primaryKey(["query", "start", "size"])
        }
        try database.create(table: "reviewPage", options: .strict) { table in
            // Grows with each stored page: the lowest numbers are the oldest pages.
            table.primaryKey("number", .integer)
            table.column("name", .text).notNull().unique()
            table.column("body", .text).notNull()
        }
        try database.execute(
            sql: """
                CREATE TRIGGER reviewPageIsGone AFTER DELETE ON reviewPage BEGIN
                    DELETE FROM loadDate WHERE ownerID = 'shared' AND resource = 'reviews' AND name = old.name;
                END;
                """)
        try database.create(table: "brochure", options: .strict) { table in
            table.primaryKey("id", .text)
            table.column("position", .integer)
            table.column("body", .text).notNull()
            table.column("pages", .text)
        }
        try database.execute(
            sql: """
                CREATE TRIGGER brochureIsGone AFTER DELETE ON brochure BEGIN
                    DELETE FROM loadDate
                    WHERE ownerID = 'shared' AND resource = 'brochures' AND name = 'one/' || old.id;
                END;
                """)
        try database.create(table: "catalogSync", options: .strict) { table in
            table.primaryKey("id", .integer).check { $0 == 1 }
            table.column("isMarking", .integer).notNull()
            table.column("state", .text).notNull()
        }
        try database.create(table: "seenProduct", options: .strict) { table in
            table.primaryKey("id", .integer)
        }
    }
}

// MARK: - Devices and users

extension DatabaseSchema {
    /// The saved state, pending links, and recent searches and products of a device's guest.
    private static func createDevice(_ database: Database) throws {
        try database.create(table: "savedState", options: .strict) { table in
            table.ownerID()
            table.column("data", .blob).notNull()
            table.primaryKey(["ownerID"])
        }
        try database.create(table: "pendingLink", options: .strict) { table in
            table.autoIncrementedPrimaryKey("number")
            table.ownerID()
            table.column("id", .text).notNull()
            table.column("data", .blob).notNull()
            table.uniqueKey(["ownerID", "id"])
        }
        try database.create(table: "recentSearch", options: .strict) { table in
            table.ownerID()
            table.column("folded", .text).notNull()
            table.column("text", .text).notNull()
            table.column("number", .integer).notNull()
            table.primaryKey(["ownerID", "folded"])
        }
        try database.create(table: "recentView", options: .strict) { table in
            table.ownerID()
            table.column("productID", .integer).notNull()
            table.column("number", .integer).notNull()
            table.primaryKey(["ownerID", "productID"])
        }
    }

    /// Bag and wishlist have each product as it was last seen, for products that the catalog doesn't have.
    private static func createBagAndWishlist(_ database: Database) throws {
        try database.create(table: "bagLine", options: .strict) { table in
            table.ownerID()
            table.column("productID", .integer).notNull()
            table.column("position", .integer).notNull()
            table.column("quantity", .integer).notNull().check { $0 > 0 }
            table.column("snapshot", .text).notNull()
            table.primaryKey(["ownerID", "productID"])
        }
        try database.create(table: "wishlistItem", options: .strict) { table in
            table.ownerID()
            table.column("productID", .integer).notNull()
            table.column("position", .integer).notNull()
            table.column("snapshot", .text)
            table.primaryKey(["ownerID", "productID"])
        }
        try database.create(indexOn: "wishlistItem", columns: ["ownerID", "position"])
        try database.create(table: "mergedLine", options: .strict) { table in
            table.ownerID()
            table.column("productID", .integer).notNull()
            table.column("quantity", .integer).notNull()
            table.primaryKey(["ownerID", "productID"])
        }
    }

    /// The products that were moved out of the bag, with the product as it was last seen.
    private static func createSavedItems(_ database: Database) throws {
        try database.create(table: "savedItem", options: .strict) { table in
            table.ownerID()
            table.column("productID", .integer).notNull()
            table.column("quantity", .integer).notNull().check { $0 > 0 }
            table.column("savedAt", .real).notNull()
            table.column("snapshot", .text).notNull()
            table.primaryKey(["ownerID", "productID"])
        }
    }

    private static func createOrdersAndNotifications(_ database: Database) throws {
        try database.create(table: "placedOrder", options: .strict) { table in
            table.ownerID()
            table.column("id", .integer).notNull()
            table.column("placedAt", .real).notNull()
            table.column("body", .text).notNull()
            table.column("key", .text)
            table.primaryKey(["ownerID", "id"])
        }
        try database.execute(
            sql: """
                CREATE TRIGGER placedOrderIsGone AFTER DELETE ON placedOrder BEGIN
                    DELETE FROM loadDate
                    WHERE ownerID = old.ownerID AND resource = 'orders' AND name = 'one/' || old.id;
                END;
                """)
        try database.create(table: "pendingOrder", options: .strict) { table in
            table.primaryKey("key", .text)
            table.ownerID()
            table.column("placedAt", .real).notNull()
            table.column("draft", .text).notNull()
            table.column("lines", .text).notNull()
        }
        try database.create(indexOn: "pendingOrder", columns: ["ownerID"])
        try database.create(table: "notification", options: .strict) { table in
            table.ownerID()
            table.column("id", .text).notNull()
            table.column("date", .real).notNull()
            table.column("body", .text).notNull()
            table.column("isRead", .integer).notNull()
            table.column("isTold", .integer).notNull()
            table.primaryKey(["ownerID", "id"])
        }
    }

    private static func createOutbox(_ database: Database) throws {
        try database.create(table: "outboxEntry", options: .strict) { table in
            table.primaryKey("number", .integer)
            table.ownerID()
            table.column("key", .text).notNull().unique()
            table.column("subject", .text)
            table.column("change", .text).notNull()
            table.column("attempts", .integer).notNull()
            table.column("failedResponses", .integer).notNull()
            table.column("unreadable", .integer).notNull()
            table.column("needsAttention", .integer).notNull()
            table.column("notBefore", .real)
            table.column("delay", .real).notNull()
        }
        try database.create(indexOn: "outboxEntry", columns: ["ownerID", "subject"])
        try database.create(table: "outboxConflict", options: .strict) { table in
            table.autoIncrementedPrimaryKey("number")
            table.ownerID()
            table.column("kind", .text).notNull()
            table.column("productID", .integer)
            table.column("title", .text)
            table.column("date", .real).notNull()
        }
        try database.create(indexOn: "outboxConflict", columns: ["ownerID"])
    }
}
