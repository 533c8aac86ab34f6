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
}

// MARK: - The device's database

extension DatabaseSchema {
    /// The catalog and the device's settings.
    static let shop = DatabaseSchema(
        isPersonal: { ["pendingLink", "recentSearch", "recentView", "savedState", "setting"].contains($0) },
        checksIntegrity: false
    ) { database in
        try createCatalog(database)
        try createSync(database)
        try createDevice(database)
        try createLoadDates(database)
    }

    /// The tables are strict, so that each value has the declared type.
    ///
    /// Keyset paging compares rows, `(price, number) > (?, ?)`, and needs all columns in the same direction: descending
    /// orders have a negated column. SQLite uses an index for pairs of columns, but not for pairs with the row ID: `number`
    /// repeats it.
    private static func createCatalog(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE product (
                    id INTEGER PRIMARY KEY,
                    title TEXT NOT NULL,
                    brand TEXT,
                    category TEXT NOT NULL,
                    price INTEGER NOT NULL,
                    currency TEXT NOT NULL,
                    discount INTEGER NOT NULL,
                    rating REAL NOT NULL,
                    stock INTEGER NOT NULL,
                    minimumOrderQuantity INTEGER NOT NULL,
                    thumbnail TEXT,
                    fallingPrice INTEGER NOT NULL GENERATED ALWAYS AS (-price) VIRTUAL,
                    fallingRating REAL NOT NULL GENERATED ALWAYS AS (-rating) VIRTUAL,
                    number INTEGER NOT NULL GENERATED ALWAYS AS (id) VIRTUAL,
                    description TEXT NOT NULL,
                    tags TEXT NOT NULL,
                    details TEXT NOT NULL
                ) STRICT;
                CREATE INDEX productByPrice ON product (price, number);
                CREATE INDEX productByFallingPrice ON product (fallingPrice, number);
                CREATE INDEX productByFallingRating ON product (fallingRating, number);
                CREATE INDEX productByTitle ON product (title, number);
                CREATE INDEX productByCategory ON product (category);
                CREATE INDEX productByCategoryAndPrice ON product (category, price, number);
                CREATE INDEX productByCategoryAndFallingPrice ON product (category, fallingPrice, number);
                CREATE INDEX productByCategoryAndFallingRating ON product (category, fallingRating, number);
                CREATE INDEX productByCategoryAndTitle ON product (category, title, number);
                CREATE INDEX productByBrand ON product (brand, category);
                CREATE TABLE goneProduct (
                    id INTEGER PRIMARY KEY
                ) STRICT;
                CREATE TRIGGER goneProductIsBack AFTER INSERT ON product BEGIN
                    DELETE FROM goneProduct WHERE id = new.id;
                END;
                CREATE TABLE category (
                    id TEXT NOT NULL PRIMARY KEY,
                    name TEXT NOT NULL
                ) STRICT;
                CREATE TABLE listedPage (
                    query TEXT NOT NULL,
                    start INTEGER NOT NULL,
                    size INTEGER NOT NULL,
                    date REAL NOT NULL,
                    body TEXT NOT NULL,
                    PRIMARY KEY (query, start, size)
                ) STRICT;
                CREATE TABLE brochure (
                    id TEXT NOT NULL PRIMARY KEY,
                    position INTEGER,
                    body TEXT NOT NULL,
                    pages TEXT
                ) STRICT;
                """)
        try createSearch(database)
    }
}

// MARK: - Search, synchronization and settings

extension DatabaseSchema {
    /// The search folds accents. A change of a product's price or stock leaves the index alone.
    private static func createSearch(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE VIRTUAL TABLE productSearch USING fts5 (
                    title, brand, description, tags, category,
                    content = 'product', content_rowid = 'id',
                    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6 7 8 9 10 11 12'
                );
                CREATE TRIGGER productIsFound AFTER INSERT ON product BEGIN
                    INSERT INTO productSearch (rowid, title, brand, description, tags, category)
                    VALUES (new.id, new.title, new.brand, new.description, new.tags, new.category);
                END;
                CREATE TRIGGER productIsFoundNoMore AFTER DELETE ON product BEGIN
                    INSERT INTO productSearch (productSearch, rowid, title, brand, description, tags, category)
                    VALUES ('delete', old.id, old.title, old.brand, old.description, old.tags, old.category);
                END;
                CREATE TRIGGER productIsFoundByOtherWords
                AFTER UPDATE OF title, brand, description, tags, category ON product
                WHEN (old.title, old.brand, old.description, old.tags, old.category)
                    IS NOT (new.title, new.brand, new.description, new.tags, new.category)
                BEGIN
                    INSERT INTO productSearch (productSearch, rowid, title, brand, description, tags, category)
                    VALUES ('delete', old.id, old.title, old.brand, old.description, old.tags, old.category);
                    INSERT INTO productSearch (rowid, title, brand, description, tags, category)
                    VALUES (new.id, new.title, new.brand, new.description, new.tags, new.category);
                END;
                """)
    }

    /// The progress of the synchronization (at most one row), the products seen in the current pass, and the number of
    /// products of each brand in each category, which triggers keep up to date.
    private static func createSync(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE catalogueSync (
                    number INTEGER PRIMARY KEY CHECK (number = 1),
                    isMarking INTEGER NOT NULL,
                    body TEXT NOT NULL
                ) STRICT;
                CREATE TABLE seenProduct (
                    id INTEGER PRIMARY KEY
                ) STRICT;
                CREATE TABLE productCount (
                    category TEXT NOT NULL,
                    brand TEXT NOT NULL,
                    products INTEGER NOT NULL,
                    PRIMARY KEY (category, brand)
                ) STRICT;
                CREATE INDEX productCountByBrand ON productCount (brand, products);
                CREATE TRIGGER productIsCounted AFTER INSERT ON product BEGIN
                    INSERT INTO productCount (category, brand, products)
                    VALUES (new.category, coalesce(new.brand, ''), 1)
                    ON CONFLICT (category, brand) DO UPDATE SET products = products + 1;
                END;
                CREATE TRIGGER productIsCountedNoMore AFTER DELETE ON product BEGIN
                    UPDATE productCount SET products = products - 1
                    WHERE category = old.category AND brand = coalesce(old.brand, '');
                    DELETE FROM productCount
                    WHERE category = old.category AND brand = coalesce(old.brand, '') AND products <= 0;
                END;
                CREATE TRIGGER productIsCountedElsewhere AFTER UPDATE OF category, brand ON product
                WHEN (old.category, old.brand) IS NOT (new.category, new.brand)
                BEGIN
                    UPDATE productCount SET products = products - 1
                    WHERE category = old.category AND brand = coalesce(old.brand, '');
                    DELETE FROM productCount
                    WHERE category = old.category AND brand = coalesce(old.brand, '') AND products <= 0;
                    INSERT INTO productCount (category, brand, products)
                    VALUES (new.category, coalesce(new.brand, ''), 1)
                    ON CONFLICT (category, brand) DO UPDATE SET products = products + 1;
                END;
                """)
    }

    /// Settings, saved state, pending links, and the user's recent searches and products. The device gets a random name,
    /// which says nothing about the device or the user.
    private static func createDevice(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE setting (
                    name TEXT NOT NULL PRIMARY KEY,
                    value TEXT NOT NULL
                ) STRICT;
                CREATE TABLE savedState (
                    number INTEGER PRIMARY KEY CHECK (number = 1),
                    data BLOB NOT NULL
                ) STRICT;
                CREATE TABLE pendingLink (
                    number INTEGER PRIMARY KEY AUTOINCREMENT,
                    id TEXT NOT NULL UNIQUE,
                    data BLOB NOT NULL
                ) STRICT;
                CREATE TABLE recentSearch (
                    folded TEXT NOT NULL PRIMARY KEY,
                    text TEXT NOT NULL,
                    number INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX recentSearchByNumber ON recentSearch (number);
                CREATE TABLE recentView (
                    product INTEGER PRIMARY KEY,
                    number INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX recentViewByNumber ON recentView (number);
                """)
        try Settings.set(UUID().uuidString.lowercased(), for: .device, in: database)
    }

    /// The times at which the server's data was loaded.
    private static func createLoadDates(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE loadDate (
                    resource TEXT NOT NULL,
                    name TEXT NOT NULL,
                    date REAL NOT NULL,
                    PRIMARY KEY (resource, name)
                ) STRICT;
                """)
    }
}

// MARK: - A user's database

extension DatabaseSchema {
    /// The bag, the wishlist, the orders and the outbox of a user.
    static let user = DatabaseSchema(
        isPersonal: { !$0.hasPrefix("sqlite_") && !$0.hasPrefix("grdb_") && $0 != "loadDate" }, checksIntegrity: true
    ) { database in
        try createPersonal(database)
        try OutboxSchema.make(database)
        try createLoadDates(database)
    }

    /// Bag and wishlist keep each product as it was last seen, because the catalog is another database.
    private static func createPersonal(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE bagLine (
                    product INTEGER PRIMARY KEY,
                    position INTEGER NOT NULL,
                    quantity INTEGER NOT NULL CHECK (quantity > 0),
                    snapshot TEXT NOT NULL
                ) STRICT;
                CREATE INDEX bagLineByPosition ON bagLine (position);
                CREATE TABLE wishlistItem (
                    product INTEGER PRIMARY KEY,
                    position INTEGER NOT NULL,
                    snapshot TEXT
                ) STRICT;
                CREATE INDEX wishlistItemByPosition ON wishlistItem (position);
                CREATE TABLE placedOrder (
                    id INTEGER PRIMARY KEY,
                    placedAt REAL NOT NULL,
                    body TEXT NOT NULL
                ) STRICT;
                CREATE TABLE ordersLoaded (
                    number INTEGER PRIMARY KEY CHECK (number = 1)
                ) STRICT;
                CREATE TABLE setting (
                    name TEXT NOT NULL PRIMARY KEY,
                    value TEXT NOT NULL
                ) STRICT;
                CREATE TABLE notification (
                    id TEXT NOT NULL PRIMARY KEY,
                    date REAL NOT NULL,
                    body TEXT NOT NULL,
                    isRead INTEGER NOT NULL,
                    isTold INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX notificationByDate ON notification (date, id);
                """)
    }
}
