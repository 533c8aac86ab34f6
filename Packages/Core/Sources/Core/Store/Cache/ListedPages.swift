import Foundation
import GRDB
import Model

/// Pages of lists of products that are as good as the server's: which products, in its order, and where it goes on. Rows
/// of the table `listedPage`, which are gone when they are not good any more.
struct ListedPages {
    /// Which page it is: so many products of a query, behind so many others.
    struct Key: Hashable, Sendable {
        var query: ProductQuery
        var start: Int
        var size: Int

        /// The same words with other blanks around them are the same query.
        fileprivate var queryText: String {
            get throws {
                try StoredJSON.text(
                    ProductQuery(category: query.category, text: query.searchText, sort: query.sort))
            }
        }
    }

    /// What is kept of a page. The products themselves are among all others.
    struct Content: Hashable, Codable, Sendable {
        var ids: [Int]
        var next: Int?
    }

    let database: Database

    /// The page, if it was loaded after the first of these moments and not after the second.
    func content(of key: Key, from earliest: Date, to latest: Date) throws -> Content? {
        let statement = try database.cachedStatement(
            sql: """
                SELECT body FROM listedPage WHERE query = ? AND start = ? AND size = ? AND date > ? AND date <= ?
                """)
        return try String.fetchOne(
            statement,
            arguments: [
                try key.queryText, key.start, key.size, earliest.timeIntervalSinceReferenceDate,
                latest.timeIntervalSinceReferenceDate,
            ]
        ).flatMap { StoredJSON.value(Content.self, $0) }
    }

    /// Keeps a page, and removes those that were loaded before a moment. A first page is the beginning of another list:
    /// the pages that followed the old one go.
    func set(_ content: Content, of key: Key, at date: Date, removingBefore earliest: Date) throws {
        let query = try key.queryText
        try database.execute(
            sql: "DELETE FROM listedPage WHERE date <= ?", arguments: [earliest.timeIntervalSinceReferenceDate])
        if key.start == 0 {
            try database.execute(sql: "DELETE FROM listedPage WHERE query = ?", arguments: [query])
        }
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO listedPage (query, start, size, date, body) VALUES (?, ?, ?, ?, ?)"
        ).execute(
            arguments: [
                query, key.start, key.size, date.timeIntervalSinceReferenceDate, try StoredJSON.text(content),
            ])
    }

    /// None of them is good any more.
    func removeAll() throws { try database.execute(sql: "DELETE FROM listedPage") }
}
