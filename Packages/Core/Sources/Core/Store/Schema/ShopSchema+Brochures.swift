import GRDB

extension ShopSchema {
    /// Brochures. One that was opened and is on no list has no position; one that was never opened has no pages.
    static func makeBrochures(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE brochure (
                    id TEXT NOT NULL PRIMARY KEY,
                    position INTEGER,
                    body TEXT NOT NULL,
                    pages TEXT
                ) STRICT;
                """)
    }
}
