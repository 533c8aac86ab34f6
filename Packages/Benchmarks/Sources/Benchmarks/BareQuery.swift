import Model

/// The query of a list's first page, as the store asks it, written by hand.
struct BareQuery {
    let sql: String

    /// The columns of a product in a list.
    static let columns =
        "id, title, brand, category, price, currency, discount, rating, stock, minimumOrderQuantity, thumbnail"

    init(sql: String) { self.sql = sql }

    init(_ query: ProductQuery, behind last: ProductSummary? = nil, limit: Int) {
        let conditions = [
            query.category.map { "category = '\($0)'" }, last.map { Self.place(query.sort, behind: $0) },
        ].compactMap(\.self)
        let filter = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
        sql = "SELECT \(Self.columns) FROM product\(filter) ORDER BY \(Self.order(query.sort)) LIMIT \(limit)"
    }

    private static func place(_ sort: ProductSort, behind last: ProductSummary) -> String {
        switch sort {
        case .featured: "id > \(last.id)"
        case .priceAscending: "(price, number) > (\(last.price.list.minorUnits), \(last.id))"
        case .priceDescending: "(fallingPrice, number) > (\(-last.price.list.minorUnits), \(last.id))"
        case .ratingDescending: "(fallingRating, number) > (\(-last.rating), \(last.id))"
        case .titleAscending: "(title, number) > ('\(last.title)', \(last.id))"
        }
    }

    private static func order(_ sort: ProductSort) -> String {
        switch sort {
        case .featured: "id"
        case .priceAscending: "price, number"
        case .priceDescending: "fallingPrice, number"
        case .ratingDescending: "fallingRating, number"
        case .titleAscending: "title, number"
        }
    }
}
