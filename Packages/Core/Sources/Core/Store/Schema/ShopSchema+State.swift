import GRDB

extension ShopSchema {
    /// Where the user was in the app (one row, or none), and the links that wait, in the order of their numbers.
    static func makeAppState(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE savedState (
                    number INTEGER PRIMARY KEY CHECK (number = 1),
                    data BLOB NOT NULL
                ) STRICT;
                CREATE TABLE pendingLink (
                    number INTEGER PRIMARY KEY AUTOINCREMENT,
                    id TEXT NOT NULL UNIQUE,
                    data BLOB NOT NULL
                ) STRICT;
                """)
    }
}
