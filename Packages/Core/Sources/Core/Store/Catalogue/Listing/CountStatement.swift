import GRDB
import Model

/// Counts what one condition lets through, up to a bound.
struct CountStatement {
    let sql: String
    let arguments: StatementArguments

    init(_ filter: CatalogueFilter, _ source: ListingPath.Source, upTo bound: Int) {
        var conditions = SQLConditions()
        var table = "product"
        switch source {
        case .words:
            table = "productSearch"
            conditions.add("productSearch MATCH ?", filter.expression()?.text ?? "")
        case .brand:
            conditions = filter.conditions([.brand], indexed: .brand)
        case .price:
            conditions = filter.conditions([.price], indexed: .price)
            if let category = filter.category { conditions.add("product.category = ?", category.rawValue) }
        }
        sql = "SELECT count(*) FROM (SELECT 1 FROM \(table)\(conditions.clause) LIMIT ?)"
        arguments = StatementArguments(conditions.arguments + [bound])
    }

    func count(in database: Database) throws -> Int {
        try Int.fetchOne(database.cachedStatement(sql: sql), arguments: arguments) ?? 0
    }
}
