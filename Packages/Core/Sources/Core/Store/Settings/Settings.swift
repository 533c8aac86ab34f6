import GRDB

/// Small values by name.
enum Settings {
    enum Name: String {
        case configuration
        case device
        case flagOverrides
        case listingStyle
        case seenNotices
    }

    static func value(of name: Name, in database: Database) throws -> String? {
        let statement = try database.cachedStatement(sql: "SELECT value FROM setting WHERE name = ?")
        return try String.fetchOne(statement, arguments: [name.rawValue])
    }

    /// Writes only what changes.
    static func set(_ value: String, for name: Name, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO setting (name, value) VALUES (?, ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value <> excluded.value
                """, arguments: [name.rawValue, value])
    }
}
