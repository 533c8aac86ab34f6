import GRDB
import Model

/// The statement for one product that was found, with the text that an excerpt is made of.
enum HitStatement {
    static let sql = "SELECT \(SummaryRow.columns), product.description FROM product WHERE product.id = ?"

    /// Nil when there is no such product.
    static func hit(
        _ id: Int, _ highlighter: Highlighter, in database: Database, _ images: ImageAddresses
    ) throws -> SearchHit? {
        let statement = try database.cachedStatement(sql: sql)
        let rows = try Row.fetchCursor(statement, arguments: [id])
        guard try rows.next() != nil else { return nil }
        let columns = SummaryColumns(statement)
        let product = columns.summary(images)
        let title = highlighter.highlighted(product.title)
        return SearchHit(product: product, title: title, excerpt: highlighter.excerpt(of: columns.text(11) ?? ""))
    }
}
