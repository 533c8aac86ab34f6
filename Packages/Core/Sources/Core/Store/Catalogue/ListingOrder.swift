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
}
