import GRDB
import Model

/// The usual lists: all products or those of a category, in one of the orders. Their statements are put together once,
/// as that takes as long as reading several products.
struct UsualListing: Hashable {
    let sort: ProductSort
    let hasCategory: Bool
    let isFirst: Bool

    /// Nil for a list with another filter.
    init?(_ filter: CatalogueFilter, _ sort: ProductSort, isFirst: Bool) {
        guard filter.brand == nil, filter.price == nil, filter.words == nil else { return nil }
        self.sort = sort
        hasCategory = filter.category != nil
        self.isFirst = isFirst
    }

    var sql: String? { Self.statements[self] }

    private static let statements: [UsualListing: String] = {
        var statements: [UsualListing: String] = [:]
        let last = ProductSummary(
            id: Product.ID(rawValue: 0), title: "", category: ProductCategory.ID(rawValue: "a"),
            price: Price(list: Money(minorUnits: 0)))
        for category in [nil, last.category] {
            guard let filter = CatalogueFilter(ProductQuery(category: category)) else { continue }
            for sort in ProductSort.allCases {
                for last in [nil, last] {
                    guard let usual = UsualListing(filter, sort, isFirst: last == nil) else { continue }
                    statements[usual] = ListingStatement.composed(filter, sort, .walk, after: last).clauses
                }
            }
        }
        return statements
    }()
}
