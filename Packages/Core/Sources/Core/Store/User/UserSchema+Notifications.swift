import GRDB

extension UserSchema {
    /// What the shop wants the user to know. One that was read here and of which the server does not know that is not told.
    static func makeNotifications(_ database: Database) throws {
        try database.execute(
            sql: """
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
