import GRDB
import Model

/// A product's summary as it is in the table.
enum SummaryRow {
    /// The columns in the order in which ``summary(_:_:from:)`` reads them.
    static let columns = [
        "id", "title", "brand", "category", "price", "currency", "discount", "rating", "stock", "minimumOrderQuantity",
        "thumbnail",
    ].map { "product." + $0 }.joined(separator: ", ")

    /// The summary in the columns of a row from `first` on. By number, because looking names up costs more than reading.
    static func summary(_ row: Row, _ images: ImageAddresses, from first: Int = 0) -> ProductSummary {
        let thumbnail: String? = row[first + 10]
        return ProductSummary(
            id: Product.ID(rawValue: row[first]), title: row[first + 1], brand: row[first + 2],
            category: ProductCategory.ID(rawValue: row[first + 3]),
            price: Price(
                list: Money(minorUnits: row[first + 4], currency: Currency(rawValue: row[first + 5])),
                discountBasisPoints: row[first + 6]),
            rating: row[first + 7], stock: row[first + 8], minimumOrderQuantity: row[first + 9],
            picture: thumbnail.flatMap { images.picture(of: $0.utf8) })
    }

    static let select = "SELECT \(columns) FROM product WHERE id = ?"

    static func summary(
        of id: Product.ID, in database: Database, _ images: ImageAddresses
    ) throws -> ProductSummary? {
        let statement = try database.cachedStatement(sql: select)
        return try Row.fetchOne(statement, arguments: [id.rawValue]).map { summary($0, images) }
    }
}
