import GRDB

extension LoadDates {
    /// A step of the shop's file and of the users': when what the server has was last loaded. What a user has loaded goes
    /// with the user.
    static func make(_ database: Database) throws {
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
