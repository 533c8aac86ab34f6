import GRDB

/// A number that changes with any word of a database's schema (FNV-1a).
func schemaChecksum(of database: Database) throws -> String {
    let texts = try String.fetchAll(
        database,
        sql: """
            SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema
            WHERE name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%' ORDER BY type, name
            """)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in texts.joined(separator: "\n").utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
}
