import GRDB

extension UserSchema {
    /// When what the server has of the user was last loaded. It goes with the user.
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
