import GRDB
import Model

/// The statement for one page of a list.
///
/// A page begins after an item, not after a number of items: its cost does not grow with what comes before it, and a
/// list that changes between two pages repeats and skips nothing.
struct ListingStatement {
    let sql: String
    let arguments: StatementArguments

    /// Nil when the text has no words that could be found.
    init?(_ query: ProductQuery, after last: ProductSummary?, limit: Int) {
        let order = ListingOrder(query.sort)
        var conditions: [String] = []
        var arguments: [any DatabaseValueConvertible] = []
        if let category = query.category {
            conditions.append("category = ?")
            arguments.append(category.rawValue)
        }
        if let text = query.searchText {
            guard let pattern = SearchPattern(text) else { return nil }
            conditions.append("id IN (SELECT rowid FROM productSearch WHERE productSearch MATCH ?)")
            arguments.append(pattern.text)
        }
        if let last {
            conditions.append(order.column.map { "(\($0), number) > (?, ?)" } ?? "id > ?")
            if order.column != nil { arguments.append(order.place(last)) }
            arguments.append(last.id.rawValue)
        }
        arguments.append(limit)
        let filter = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
        let columns = order.column.map { "\($0), number" } ?? "id"
        sql = "SELECT \(SummaryRow.columns) FROM product\(filter) ORDER BY \(columns) LIMIT ?"
        self.arguments = StatementArguments(arguments)
    }

    func summaries(in database: Database, _ images: ImageAddresses) throws -> [ProductSummary] {
        var items: [ProductSummary] = []
        let rows = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
        while let row = try rows.next() { items.append(SummaryRow.summary(row, images)) }
        return items
    }
}
