import GRDB

/// What was looked for on this device. The same words in other letters are the same search.
enum RecentSearchTable {
    /// So many are remembered.
    static let remembered = 20
    /// A longer text is cut.
    private static let longest = 200

    static let latest = "SELECT text FROM recentSearch ORDER BY number DESC LIMIT ?"
    static let insert = """
        INSERT OR REPLACE INTO recentSearch (folded, text, number)
        SELECT ?, ?, coalesce((SELECT number FROM recentSearch ORDER BY number DESC LIMIT 1), 0) + 1
        """
    static let forgetOldest = """
        DELETE FROM recentSearch
        WHERE number NOT IN (SELECT number FROM recentSearch ORDER BY number DESC LIMIT ?)
        """
    static let forgetAll = "DELETE FROM recentSearch"

    static func latest(_ limit: Int, in database: Database) throws -> [String] {
        try String.fetchAll(database.cachedStatement(sql: latest), arguments: [max(limit, 0)])
    }

    static func remember(_ words: String, in database: Database) throws {
        let text = String(words.prefix(longest))
        try database.cachedStatement(sql: insert).execute(arguments: [Folding.folded(text), text])
        try database.cachedStatement(sql: forgetOldest).execute(arguments: [remembered])
    }
}
