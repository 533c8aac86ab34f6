import GRDB

extension UserSchema {
    /// The bag, the wishlist, orders and settings. Each product is kept as it was seen last: the catalogue is another file
    /// and may be made anew.
    static func makePersonalTables(_ database: Database) throws {
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
                """)
    }
}
