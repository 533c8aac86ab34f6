import GRDB

/// The tables of the cache's file. What is in it can always be asked for again.
enum CacheSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("cache-1-entries") { database in
            try database.execute(
                sql: """
                    CREATE TABLE entry (
                        number INTEGER PRIMARY KEY,
                        kind TEXT NOT NULL,
                        name TEXT NOT NULL,
                        used INTEGER NOT NULL,
                        size INTEGER NOT NULL,
                        head TEXT NOT NULL,
                        body BLOB NOT NULL,
                        UNIQUE (kind, name)
                    ) STRICT;
                    CREATE UNIQUE INDEX entryByUse ON entry (used);
                    CREATE TABLE total (
                        number INTEGER PRIMARY KEY CHECK (number = 1),
                        size INTEGER NOT NULL
                    ) STRICT;
                    INSERT INTO total (number, size) VALUES (1, 0);
                    """)
        }
        return migrator
    }
}
