import Foundation
import GRDB

/// The tables of a database.
///
/// There is one migration until the first release. Afterwards, each change of the schema is a migration of its own, and a
/// released migration is never edited.
struct DatabaseSchema: Sendable {
    let migrator: DatabaseMigrator
    /// Returns whether a table has data that only this device has. The server has all other data.
    let isPersonal: @Sendable (_ table: String) -> Bool
    /// A Boolean value that indicates whether the whole file is checked when it is opened. That takes milliseconds for a
    /// user's data, but a second for a large catalog, whose damage is noticed when it is used.
    let checksIntegrity: Bool

    private init(
        isPersonal: @escaping @Sendable (String) -> Bool, checksIntegrity: Bool,
        migrate: @escaping @Sendable (Database) throws -> Void
    ) {
        var migrator = DatabaseMigrator()
        #if DEBUG
            migrator.eraseDatabaseOnSchemaChange = true
        #endif
        migrator.registerMigration("v1", migrate: migrate)
        self.migrator = migrator
        self.isPersonal = isPersonal
        self.checksIntegrity = checksIntegrity
    }

    /// The times at which the server's data was loaded.
    private static func createLoadDates(_ database: Database) throws {
        try database.create(table: "loadDate", options: .strict) { table in
            table.column("resource", .text).notNull()
            table.column("name", .text).notNull()
            table.column("date", .real).notNull()
            table.primaryKey(["resource", "name"])
        }
    }

    private static func createSettings(_ database: Database) throws {
        try database.create(table: "setting", options: .strict) { table in
            table.primaryKey("name", .text)
            table.column("value", .text).notNull()
        }
    }
}

// MARK: - The device's database

extension DatabaseSchema {
    /// The catalog and the device's settings.
    static let shop = DatabaseSchema(
        isPersonal: { ["pendingLink", "recentSearch", "recentView", "savedState", "setting"].contains($0) },
        checksIntegrity: false
    ) { database in
        try createLoadDates(database)
        try createSettings(database)
        try createProducts(database)
        try createSearch(database)
        try createCatalog(database)
        try createDevice(database)
    }

    /// Keyset paging compares rows, `(price, number) > (?, ?)`, and needs all columns in the same direction: descending
    /// orders have a negated column. SQLite uses an index for pairs of columns, but not for pairs with the row ID: `number`
    /// repeats it.
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
            table.column("fallingPrice", .integer).notNull().generatedAs(sql: "-price", .virtual)
            table.column("fallingRating", .real).notNull().generatedAs(sql: "-rating", .virtual)
            table.column("number", .integer).notNull().generatedAs(sql: "id", .virtual)
        }
        try database.create(index: "productByBrand", on: "product", columns: ["brand", "category"])
        try database.create(index: "productByCategory", on: "product", columns: ["category"])
        for column in ["price", "fallingPrice", "fallingRating", "title"] {
            try database.create(index: "productBy_\(column)", on: "product", columns: [column, "number"])
            try database.create(
                index: "productByCategoryAnd_\(column)", on: "product", columns: ["category", column, "number"])
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
                    DELETE FROM loadDate WHERE resource = 'products' AND name = 'one/' || old.id;
                END;
                """)
    }

    /// The full text search folds accents, and has an index for each beginning of up to three letters. A match in the title
    /// counts ten times as much as one in the description.
    private static func createSearch(_ database: Database) throws {
        try database.create(virtualTable: "productSearch", using: FTS5()) { table in
            table.synchronize(withTable: "product")
            table.tokenizer = .unicode61(diacritics: .remove)
            table.prefixes = [1, 2, 3]
            table.column("title")
            table.column("brand")
            table.column("description")
            table.column("tags")
        }
        try database.execute(
            sql: "INSERT INTO productSearch (productSearch, rank) VALUES ('rank', 'bm25(10.0, 5.0, 1.0, 3.0)')")
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
        try database.create(table: "brochure", options: .strict) { table in
            table.primaryKey("id", .text)
            table.column("position", .integer)
            table.column("body", .text).notNull()
            table.column("pages", .text)
        }
        try database.create(table: "catalogSync", options: .strict) { table in
            table.primaryKey("id", .integer).check { $0 == 1 }
            table.column("isMarking", .integer).notNull()
            table.column("state", .text).notNull()
        }
        try database.create(table: "seenProduct", options: .strict) { table in
            table.primaryKey("id", .integer)
        }
    }

    /// The saved state, pending links, and recent searches and products. The device gets a random name, which says nothing
    /// about the device or the user.
    private static func createDevice(_ database: Database) throws {
        try database.create(table: "savedState", options: .strict) { table in
            table.primaryKey("number", .integer).check { $0 == 1 }
            table.column("data", .blob).notNull()
        }
        try database.create(table: "pendingLink", options: .strict) { table in
            table.autoIncrementedPrimaryKey("number")
            table.column("id", .text).notNull().unique()
            table.column("data", .blob).notNull()
        }
        try database.create(table: "recentSearch", options: .strict) { table in
            table.primaryKey("folded", .text)
            table.column("text", .text).notNull()
            table.column("number", .integer).notNull().indexed()
        }
        try database.create(table: "recentView", options: .strict) { table in
            table.primaryKey("product", .integer)
            table.column("number", .integer).notNull().indexed()
        }
        try Settings.set(UUID().uuidString.lowercased(), for: .device, in: database)
    }
}

// MARK: - A user's database

extension DatabaseSchema {
    /// The bag, the wishlist, the orders and the outbox of a user.
    static let user = DatabaseSchema(
        isPersonal: { !$0.hasPrefix("sqlite_") && !$0.hasPrefix("grdb_") && $0 != "loadDate" }, checksIntegrity: true
    ) { database in
        try createLoadDates(database)
        try createSettings(database)
        try createPersonal(database)
        try OutboxSchema.make(database)
    }

    /// Bag and wishlist keep each product as it was last seen, because the catalog is another database.
    private static func createPersonal(_ database: Database) throws {
        try database.create(table: "bagLine", options: .strict) { table in
            table.primaryKey("product", .integer)
            table.column("position", .integer).notNull().indexed()
            table.column("quantity", .integer).notNull().check { $0 > 0 }
            table.column("snapshot", .text).notNull()
        }
        try database.create(table: "wishlistItem", options: .strict) { table in
            table.primaryKey("product", .integer)
            table.column("position", .integer).notNull().indexed()
            table.column("snapshot", .text)
        }
        try database.create(table: "placedOrder", options: .strict) { table in
            table.primaryKey("id", .integer)
            table.column("placedAt", .real).notNull()
            table.column("body", .text).notNull()
        }
        try database.create(table: "ordersLoaded", options: .strict) { table in
            table.primaryKey("number", .integer).check { $0 == 1 }
        }
        try database.create(table: "notification", options: .strict) { table in
            table.primaryKey("id", .text)
            table.column("date", .real).notNull().indexed()
            table.column("body", .text).notNull()
            table.column("isRead", .integer).notNull()
            table.column("isTold", .integer).notNull()
        }
    }
}
