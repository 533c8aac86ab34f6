import GRDB
import Model

/// The bag's and the wishlist's rows as the shop's file had them.
struct GuestRows {
    private struct Line {
        let product: Int
        let position: Int
        let quantity: Int
        let snapshot: String
    }

    private struct Item {
        let product: Int
        let position: Int
        let snapshot: String?
    }

    private let lines: [Line]
    private let items: [Item]

    init(of shop: Database) throws {
        lines = try Row.fetchAll(
            shop,
            sql: """
                SELECT bagLine.product, bagLine.position, bagLine.quantity, \(SummaryRow.columns)
                FROM bagLine JOIN product ON product.id = bagLine.product
                """
        ).map { row in
            Line(
                product: row[0], position: row[1], quantity: row[2],
                snapshot: try StoredJSON.text(SummaryRow.stored(row, from: 3)))
        }
        items = try Row.fetchAll(
            shop,
            sql: """
                SELECT wishlistItem.product, wishlistItem.position, \(SummaryRow.columns)
                FROM wishlistItem LEFT JOIN product ON product.id = wishlistItem.product
                """
        ).map { row in
            let isHeld = !row.hasNull(atIndex: 2)
            return Item(
                product: row[0], position: row[1],
                snapshot: isHeld ? try StoredJSON.text(SummaryRow.stored(row, from: 2)) : nil)
        }
    }

    var isEmpty: Bool { lines.isEmpty && items.isEmpty }

    func insert(into database: Database) throws {
        for line in lines {
            try database.execute(
                sql: """
                    INSERT INTO bagLine (product, position, quantity, snapshot) VALUES (?, ?, ?, ?)
                    ON CONFLICT DO NOTHING
                    """, arguments: [line.product, line.position, line.quantity, line.snapshot])
        }
        for item in items {
            try database.execute(
                sql: """
                    INSERT INTO wishlistItem (product, position, snapshot) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
                    """, arguments: [item.product, item.position, item.snapshot])
        }
    }
}

extension SummaryRow {
    /// The summary in the columns of a row as it is kept: its picture may have a path only.
    static func stored(_ row: Row, from first: Int) -> ProductSummary {
        var summary = summary(row, ImageAddresses(origin: nil), from: first)
        let thumbnail: String? = row[first + 10]
        summary.picture = thumbnail.map(ImageAddress.init(text:))
        return summary
    }
}
