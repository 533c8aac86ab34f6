import GRDB

extension ShopSchema {
    /// What the user does. A wishlist item and a view stay when their product goes; a line in the bag keeps its product.
    static func makePersonalTables(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE wishlistItem (
                    product INTEGER PRIMARY KEY,
                    position INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX wishlistItemByPosition ON wishlistItem (position);
                CREATE TABLE bagLine (
                    product INTEGER PRIMARY KEY REFERENCES product (id),
                    position INTEGER NOT NULL,
                    quantity INTEGER NOT NULL CHECK (quantity > 0)
                ) STRICT;
                CREATE INDEX bagLineByPosition ON bagLine (position);
                CREATE TABLE recentView (
                    product INTEGER PRIMARY KEY,
                    number INTEGER NOT NULL
                ) STRICT;
                CREATE INDEX recentViewByNumber ON recentView (number);
                CREATE TABLE setting (
                    name TEXT NOT NULL PRIMARY KEY,
                    value TEXT NOT NULL
                ) STRICT;
                """)
    }
}
