import GRDB
import Model

/// The statement for one page of a list.
///
/// A page begins after an item, not after a number of items: its cost does not grow with what comes before it, and a
/// list that changes between two pages repeats and skips nothing.
struct ListingStatement {
    let sql: String
    let arguments: StatementArguments

    init(
        _ filter: CatalogueFilter, _ sort: ProductSort, _ path: ListingPath, after last: ProductSummary?, limit: Int
    ) {
        let (sql, conditions) = Self.composed(filter, sort, path, after: last)
        self.sql = sql
        arguments = StatementArguments(conditions.arguments + [limit])
    }

    /// The statement, put together; its last question mark is the limit.
    static func composed(
        _ filter: CatalogueFilter, _ sort: ProductSort, _ path: ListingPath, after last: ProductSummary?
    ) -> (clauses: String, conditions: SQLConditions) {
        let order = ListingOrder(sort)
        var conditions = SQLConditions()
        var tables = "product"
        let match = filter.expression()?.text
        switch path {
        case .walk:
            if sort == .featured, filter.brand != nil, match == nil {
                conditions = filter.conditions([.brand, .category, .price], indexed: .brand)
            } else {
                conditions = filter.conditions([.category], indexed: .category)
                conditions.add(filter.conditions([.brand]))
                conditions.add(Self.price(filter, sort))
            }
            if let match { conditions.add(Self.probe, match) }
        case .alongWords, .gather(.words):
            // Crossed, so that SQLite goes from what is found to the products and not the other way.
            tables = "productSearch CROSS JOIN product ON product.id = productSearch.rowid"
            conditions.add("productSearch MATCH ?", match ?? "")
            conditions.add(filter.conditions(CatalogueFilter.Column.allCases))
        case .gather(.brand):
            conditions = filter.conditions([.brand, .category, .price], indexed: .brand)
            if let match { conditions.add(Self.probe, match) }
        case .gather(.price):
            conditions = filter.conditions([.category], indexed: .category)
            conditions.add(filter.conditions([.price, .brand], indexed: .price))
            if let match { conditions.add(Self.probe, match) }
        }
        if let last {
            if path == .alongWords {
                conditions.add("productSearch.rowid > ?", last.id.rawValue)
            } else {
                conditions.add(order.condition(behind: last))
            }
        }
        let terms = path == .alongWords ? "productSearch.rowid" : order.terms(walking: path == .walk)
        let sql = "SELECT \(SummaryRow.columns) FROM \(tables)\(conditions.clause) ORDER BY \(terms) LIMIT ?"
        return (sql, conditions)
    }

    /// Whether a product has the words; for each product by itself.
    private static let probe =
        "EXISTS (SELECT 1 FROM productSearch WHERE productSearch MATCH ? AND productSearch.rowid = product.id)"

    /// A range of prices: a piece of the index, if that is ordered by them.
    private static func price(_ filter: CatalogueFilter, _ sort: ProductSort) -> SQLConditions {
        guard sort == .priceDescending, let price = filter.price else {
            return filter.conditions([.price], indexed: sort == .priceAscending ? .price : nil)
        }
        var conditions = SQLConditions()
        conditions.add("product.fallingPrice BETWEEN ? AND ?", 0 &- price.upperBound, 0 &- price.lowerBound)
        return conditions
    }

    func summaries(in database: Database, _ images: ImageAddresses) throws -> [ProductSummary] {
        let statement = try database.cachedStatement(sql: sql)
        let columns = SummaryColumns(statement)
        var items: [ProductSummary] = []
        items.reserveCapacity(32)
        try statement.forEachRow(arguments) { items.append(columns.summary(images)) }
        return items
    }
}
