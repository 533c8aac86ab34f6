import GRDB
import Model

/// How far the synchronisation is, and which products it has seen in this pass.
enum SyncTable {
    static let read = "SELECT body FROM catalogueSync WHERE number = 1"
    static let write = """
        INSERT INTO catalogueSync (number, isMarking, body) VALUES (1, ?, ?)
        ON CONFLICT (number) DO UPDATE SET isMarking = excluded.isMarking, body = excluded.body
        """
    /// While a pass goes through all that the server has, whatever is stored has been seen.
    static let mark = """
        INSERT INTO seenProduct (id) SELECT ? WHERE EXISTS (SELECT 1 FROM catalogueSync WHERE number = 1 AND isMarking)
        ON CONFLICT DO NOTHING
        """
    static let forgetMarks = "DELETE FROM seenProduct"
    /// Some products in order, and whether each was seen.
    static let look = """
        SELECT product.id, seenProduct.id IS NOT NULL
        FROM product LEFT JOIN seenProduct ON seenProduct.id = product.id
        WHERE product.id > ? ORDER BY product.id LIMIT ?
        """

    /// Nil when there was none yet, or when another version of the app has written it: then all begins anew.
    static func state(in database: Database) throws -> SyncState? {
        try String.fetchOne(database.cachedStatement(sql: read)).flatMap { StoredJSON.value(SyncState.self, $0) }
    }

    static func save(_ state: SyncState, in database: Database) throws {
        let text = try StoredJSON.text(state)
        try database.cachedStatement(sql: write).execute(arguments: [state.isMarking, text])
        // All products are as the server had them then.
        guard state.phase == .idle, let date = state.asOf else { return }
        try LoadDates(database: database).set(date, of: .products, LoadDates.all)
    }

    static func mark(_ id: Product.ID, in database: Database) throws {
        try database.cachedStatement(sql: mark).execute(arguments: [id.rawValue])
    }
}
