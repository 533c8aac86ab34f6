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
        let columns = SummaryColumns(statement)
        var found: (product: ProductSummary, description: String)?
        try statement.forEachRow([id]) { found = (columns.summary(images), columns.text(11) ?? "") }
        guard let (product, description) = found else { return nil }
        let title = highlighter.highlighted(product.title)
        return SearchHit(product: product, title: title, excerpt: highlighter.excerpt(of: description))
    }
}
