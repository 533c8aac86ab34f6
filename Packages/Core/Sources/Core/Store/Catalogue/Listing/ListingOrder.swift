import GRDB
import Model

/// The column that an order goes by, and where an item stands in it. Equals are ordered by identifier.
struct ListingOrder {
    /// Nil for the shop's own order, which is that of the identifiers.
    let column: String?
    let place: @Sendable (ProductSummary) -> any DatabaseValueConvertible

    init(_ sort: ProductSort) {
        switch sort {
        case .featured: self.init(nil) { $0.id.rawValue }
        case .priceAscending: self.init("price") { $0.price.list.minorUnits }
        case .priceDescending: self.init("fallingPrice") { 0 &- $0.price.list.minorUnits }
        case .ratingDescending: self.init("fallingRating") { -$0.rating }
        case .titleAscending: self.init("title") { $0.title }
        }
    }

    private init(_ column: String?, _ place: @escaping @Sendable (ProductSummary) -> any DatabaseValueConvertible) {
        self.column = column
        self.place = place
    }

    /// Only what stands behind an item.
    func condition(behind last: ProductSummary) -> SQLConditions {
        var condition = SQLConditions()
        if let column {
            condition.add("(product.\(column), product.number) > (?, ?)", place(last), last.id.rawValue)
        } else {
            condition.add("product.id > ?", last.id.rawValue)
        }
        return condition
    }

    /// What to sort by. A plus keeps SQLite from walking along the order's index.
    func terms(walking: Bool) -> String {
        let plus = walking ? "" : "+"
        return column.map { "\(plus)product.\($0), product.number" } ?? "\(plus)product.id"
    }
}
