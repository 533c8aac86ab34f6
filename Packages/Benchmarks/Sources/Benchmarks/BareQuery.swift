import Model

/// The query of a list's first page, as the store asks it, written by hand.
struct BareQuery {
    let sql: String

    init(_ query: ProductQuery, limit: Int) {
        let columns =
            "id, title, brand, category, price, currency, discount, rating, stock, minimumOrderQuantity, thumbnail"
        let filter = query.category.map { " WHERE category = '\($0)'" } ?? ""
        sql = "SELECT \(columns) FROM product\(filter) ORDER BY \(Self.order(query.sort)) LIMIT \(limit)"
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
