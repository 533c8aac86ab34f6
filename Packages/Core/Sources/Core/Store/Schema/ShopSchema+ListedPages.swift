import GRDB

extension ShopSchema {
    /// The pages of lists that are as good as the server's, in its order. They are few: older ones go.
    static func makeListedPages(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE listedPage (
                    query TEXT NOT NULL,
                    start INTEGER NOT NULL,
                    size INTEGER NOT NULL,
                    date REAL NOT NULL,
                    body TEXT NOT NULL,
                    PRIMARY KEY (query, start, size)
                ) STRICT;
                """)
    }
}
