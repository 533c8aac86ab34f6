import GRDB
import Model

/// The statement for what is counted of the products that a text finds.
struct FacetStatement {
    /// Up to so many products are counted.
    static let most = 2_000

    let sql: String
    let arguments: StatementArguments

    /// Of all products, without words.
    init(_ words: SearchWords?) {
        let columns = "product.category, product.brand, product.price"
        if let words {
            sql = """
                SELECT \(columns) FROM productSearch CROSS JOIN product ON product.id = productSearch.rowid
                WHERE productSearch MATCH ? ORDER BY productSearch.rowid LIMIT ?
                """
            arguments = [SearchExpression(words).text, Self.most + 1]
        } else {
            sql = "SELECT \(columns) FROM product ORDER BY product.id LIMIT ?"
            arguments = [Self.most + 1]
        }
    }

    /// At most ``most`` of them, and whether that is all.
    func candidates(in database: Database) throws -> (all: [SearchFacets.Candidate], isExact: Bool) {
        let statement = try database.cachedStatement(sql: sql)
        let columns = SummaryColumns(statement)
        var candidates: [SearchFacets.Candidate] = []
        try statement.forEachRow(arguments) {
            candidates.append(
                .init(
                    category: ProductCategory.ID(rawValue: columns.text(0) ?? ""), brand: columns.text(1),
                    price: columns.integer(2)))
        }
        return (Array(candidates.prefix(Self.most)), candidates.count <= Self.most)
    }
}
