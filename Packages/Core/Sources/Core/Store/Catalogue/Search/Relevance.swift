import GRDB
import GRDBSQLite

/// How well a product fits the words, the best lowest: what FTS5's own `bm25()` computes for each product, without what
/// it computes over all of them.
///
/// `bm25()` first counts every product that has one of the words, to weigh the words by their rarity: with a million
/// products and a common word that alone takes a tenth of a second, however few are asked for. Here a rank depends on
/// the product's own texts and on the words, on nothing else. That bounds the cost, and makes ranks a place that a page
/// can begin at: they stay when other products come and go. Rarity would tell little anyway, as every product that is
/// found has every word.
///
/// The weight of a word is that of its columns, the more the nearer it is to the beginning of a title, and grows less and
/// less with each time the word is there. How long the texts are is not asked: for that FTS5 has to look up each candidate
/// in another table, which took longer than all the rest.
enum Relevance {
    /// The name of the function in SQL. It takes the table.
    static let function = "relevance"

    /// Makes the function known to a connection.
    static func add(to database: Database) {
        let api = UnsafeMutablePointer(mutating: FTS5.api(database))
        // Fails only without memory; questions then fail and say that there is no such function.
        _ = api.pointee.xCreateFunction?(api, function, nil, compute, nil)
    }

    private static let compute: fts5_extension_function = { api, product, answer, _, _ in
        guard let api, let rank = rank(api.pointee, product) else {
            sqlite3_result_error_code(answer, SQLITE_ERROR)
            return
        }
        sqlite3_result_double(answer, rank)
    }

    /// Title, brand, description, tags, category, as the index has them. That of the category only filters.
    private static func weight(ofColumn column: Int32) -> Double {
        switch column {
        case 0: 10
        case 1: 5
        case 2: 1
        case 3: 3
        default: 0
        }
    }

    private static func rank(_ api: Fts5ExtensionApi, _ product: OpaquePointer?) -> Double? {
        var count: Int32 = 0
        guard api.xInstCount?(product, &count) == SQLITE_OK else { return nil }
        let phrases = Int(api.xPhraseCount?(product) ?? 0)
        let total = withUnsafeTemporaryAllocation(of: Double.self, capacity: phrases) { weights -> Double? in
            weights.initialize(repeating: 0)
            for place in 0..<count {
                var (phrase, column, offset): (Int32, Int32, Int32) = (0, 0, 0)
                guard api.xInst?(product, place, &phrase, &column, &offset) == SQLITE_OK, phrase < phrases
                else { return nil }
                // In a title, the earlier the better.
                let position = column == 0 ? 1 + 0.5 / Double(1 + max(offset, 0)) : 1
                weights[Int(phrase)] += weight(ofColumn: column) * position
            }
            return weights.reduce(0) { $0 + 6 * $1 / ($1 + 5) }
        }
        return total.map { -$0 }
    }
}
