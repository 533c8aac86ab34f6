import Foundation
import GRDB

/// The outbox's tables in a user's database.
enum OutboxSchema {
    /// The entries, what the user has to be told, the orders on their way, the profile, and what is known of the server.
    ///
    /// Numbers are never given twice: a conflict that was dismissed is not another one later.
    static func make(_ database: Database) throws {
        try database.execute(
            sql: """
                CREATE TABLE outboxEntry (
                    number INTEGER PRIMARY KEY AUTOINCREMENT,
                    key TEXT NOT NULL UNIQUE,
                    subject TEXT,
                    change TEXT NOT NULL,
                    attempts INTEGER NOT NULL DEFAULT 0,
                    notBefore REAL,
                    delay REAL NOT NULL DEFAULT 0
                ) STRICT;
                CREATE INDEX outboxEntryBySubject ON outboxEntry (subject, number);
                CREATE TABLE outboxConflict (
                    number INTEGER PRIMARY KEY AUTOINCREMENT,
                    kind TEXT NOT NULL,
                    product INTEGER,
                    title TEXT,
                    date REAL NOT NULL
                ) STRICT;
                CREATE TABLE pendingOrder (
                    key TEXT NOT NULL PRIMARY KEY,
                    placedAt REAL NOT NULL,
                    draft TEXT NOT NULL,
                    lines TEXT NOT NULL
                ) STRICT;
                CREATE TABLE mergedLine (
                    product INTEGER PRIMARY KEY,
                    quantity INTEGER NOT NULL
                ) STRICT;
                CREATE TABLE outboxState (
                    name TEXT NOT NULL PRIMARY KEY,
                    value TEXT NOT NULL
                ) STRICT;
                """)
        try OutboxState(database: database).set(.batch, UUID().uuidString)
    }
}
