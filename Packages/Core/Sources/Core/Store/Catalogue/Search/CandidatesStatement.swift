import GRDB
import Model

/// The statement for what a text finds in one block of the catalogue, ranked.
///
/// A block begins behind a number and holds the first so many that are found. Its cost does not depend on how many are
/// found behind it: a word that every third product has is looked for no longer than any other.
struct CandidatesStatement {
    /// Each block has so many.
    static let size = 1_000

    let sql: String
    let arguments: StatementArguments

    /// - Parameters:
    ///   - filter: What is looked for; it has words.
    ///   - numbers: Where it is looked for.
    ///   - most: So many are enough.
    init(_ filter: CatalogueFilter, in numbers: ClosedRange<Int>, most: Int) {
        let conditions = filter.conditions(CatalogueFilter.Column.allCases)
        let match = filter.expression(ranked: true)?.text ?? ""
        // The inner question has an end, so that what is left out by the outer one is not looked for on and on.
        let found = """
            SELECT rowid AS id, \(Relevance.function)(productSearch) AS rank FROM productSearch
            WHERE productSearch MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid LIMIT ?
            """
        if conditions.arguments.isEmpty {
            sql = found
        } else {
            let passes = conditions.clause.dropFirst(" WHERE ".count)
            sql =
                "SELECT found.id, found.rank, \(passes) FROM (\(found)) AS found CROSS JOIN product "
                + "ON product.id = found.id"
        }
        let range: [any DatabaseValueConvertible] = [numbers.lowerBound, numbers.upperBound, most]
        arguments = StatementArguments(conditions.arguments + [match] + range)
    }

    /// What is there, how many that are with those that other conditions leave out, and the last number of all.
    func candidates(in database: Database) throws -> (ranked: [RankedProduct], count: Int, last: Int?) {
        var ranked: [RankedProduct] = []
        var count = 0
        var last: Int?
        let statement = try database.cachedStatement(sql: sql)
        let columns = SummaryColumns(statement)
        let isFiltered = statement.columnCount > 2
        try statement.forEachRow(arguments) {
            count += 1
            let id = columns.integer(0)
            last = id
            guard !isFiltered || columns.integer(2) == 1 else { return }
            ranked.append(RankedProduct(rank: columns.real(1), id: id))
        }
        return (ranked, count, last)
    }
}

/// A product and how well it fits, the best lowest. Equals are ordered by identifier.
struct RankedProduct: Comparable {
    let rank: Double
    let id: Int

    static func < (one: RankedProduct, other: RankedProduct) -> Bool { (one.rank, one.id) < (other.rank, other.id) }
}
