import GRDB
import GRDBSQLite
import Model

/// The row that a statement stands at, read with SQLite's own functions: a list reads two hundred columns for a page.
///
/// For a summary, the statement must select ``SummaryRow/columns`` first. What a column holds has the type that the table declares.
struct SummaryColumns {
    private let statement: OpaquePointer

    init(_ statement: Statement) { self.statement = statement.sqliteStatement }

    func summary(_ images: ImageAddresses) -> ProductSummary {
        ProductSummary(
            id: Product.ID(rawValue: integer(0)), title: text(1) ?? "", brand: text(2),
            category: ProductCategory.ID(rawValue: text(3) ?? ""),
            price: Price(
                list: Money(minorUnits: integer(4), currency: currency(5)), discountBasisPoints: integer(6)),
            rating: real(7), stock: integer(8), minimumOrderQuantity: integer(9),
            picture: picture(10, images))
    }

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    /// Nil for NULL.
    func text(_ column: Int32) -> String? {
        guard let bytes = bytes(column) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// In UTF-8, as long as the statement stands at the row; nil for NULL.
    func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8>? {
        guard let start = sqlite3_column_text(statement, column) else { return nil }
        return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
    }

    private func currency(_ column: Int32) -> Currency { Currency(rawValue: text(column) ?? "") }

    private func picture(_ column: Int32, _ images: ImageAddresses) -> ImageAddress? {
        bytes(column).flatMap(images.picture(of:))
    }
}
