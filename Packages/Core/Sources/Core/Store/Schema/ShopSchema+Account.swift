import GRDB

extension ShopSchema {
    /// The orders of a user, and whether all of them were ever loaded. They go when the user signs out.
    static func makeOrders(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE placedOrder (
                    user INTEGER NOT NULL,
                    id INTEGER NOT NULL,
                    placedAt REAL NOT NULL,
                    body TEXT NOT NULL,
                    PRIMARY KEY (user, id)
                ) STRICT;
                CREATE TABLE ordersLoaded (
                    user INTEGER PRIMARY KEY
                ) STRICT;
                """)
    }
}
