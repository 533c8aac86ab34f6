import GRDB

extension ShopSchema {
    /// When what the server has was last loaded.
    static func makeLoadDates(_ database: Database) throws {
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
