import Foundation
import Model

/// A product as the columns of its row, made beforehand.
struct BareRow {
    enum Value {
        case integer(Int)
        case real(Double)
        case text(String)
        case null
    }

    let values: [Value]

    static let insert = """
        INSERT INTO product (id, title, brand, category, price, currency, discount, rating, stock,
            minimumOrderQuantity, thumbnail, description, tags, details)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    init(_ product: Product) throws {
        let summary = product.summary
        var details = product.details
        details.description = ""
        let json = String(decoding: try JSONEncoder().encode(details), as: UTF8.self)
        values = [
            .integer(summary.id.rawValue), .text(summary.title), summary.brand.map(Value.text) ?? .null,
            .text(summary.category.rawValue), .integer(summary.price.list.minorUnits),
            .text(summary.price.list.currency.rawValue), .integer(summary.price.discountBasisPoints),
            .real(summary.rating), .integer(summary.stock), .integer(summary.minimumOrderQuantity),
            summary.picture.map { Value.text($0.text) } ?? .null, .text(product.details.description),
            .text(product.details.tags.joined(separator: "\n")), .text(json),
        ]
    }
}
