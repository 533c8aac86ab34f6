import GRDB
import Model

/// A line of a bag. The line that was added first has the lowest position.
struct BagLineRecord: OwnedRecord {
    static let databaseTableName = "bagLine"

    enum Columns {
        static let productID = Column(CodingKeys.productID)
        static let position = Column(CodingKeys.position)
    }

    var ownerID: OwnerID
    var productID: Product.ID
    var position: Int
    var quantity: Int
    /// The product when the line was last written. The bag shows it if the catalog doesn't have the product.
    var snapshot: StoredText<StoredProduct>

    static func all(in rows: OwnerRows) -> QueryInterfaceRequest<BagLineRecord> {
        rows.all(BagLineRecord.self).order(Columns.position, Columns.productID)
    }
}

extension Bag {
    /// Reads the bag of an owner, with the catalog's products. A line without a readable product is left out, and stays stored.
    init(_ rows: OwnerRows) throws { self.init(lines: try Self.stored(in: rows).map(\.line)) }

    private static func stored(in rows: OwnerRows) throws -> [(record: BagLineRecord, line: BagLine)] {
        try CatalogJoin.all(BagLineRecord.all(in: rows), in: rows).compactMap { row in
            row.product(orSeen: row.record.snapshot.value).map { product in
                (row.record, BagLine(product: product, quantity: row.record.quantity))
            }
        }
    }

    /// Replaces the stored bag. Writes only what differs.
    ///
    /// - Returns: The new quantities of the lines whose quantity differs; 0 for a removed line.
    @discardableResult
    func save(in rows: OwnerRows) throws -> [BagQuantity] {
        let stored = try Self.stored(in: rows).map(\.record)
        let records = Dictionary(stored.map { ($0.productID, $0) }) { first, _ in first }
        var differences: [BagQuantity] = []
        for (position, line) in lines.enumerated() {
            let old = records[line.id]
            let new = BagLineRecord(
                ownerID: rows.ownerID, productID: line.id, position: position, quantity: line.quantity,
                snapshot: try StoredText(line.product))
            if let old { try new.updateChanges(rows.database, from: old) } else { try new.save(rows.database) }
            if old?.quantity != line.quantity { differences.append(BagQuantity(id: line.id, quantity: line.quantity)) }
        }
        for record in stored where self[record.productID] == nil {
            try record.delete(rows.database)
            differences.append(BagQuantity(id: record.productID, quantity: 0))
        }
        return differences
    }

    /// The quantities of all lines, in their order.
    var quantities: [BagQuantity] { lines.map { BagQuantity(id: $0.id, quantity: $0.quantity) } }

    /// Sets the quantity of a product without checking the rules: the server or the user of another device has decided it.
    /// The quantity 0 removes the line.
    mutating func replaceQuantity(_ quantity: Int, of product: ProductSummary) {
        if quantity <= 0 {
            remove(product.id)
        } else if let index = lines.firstIndex(where: { $0.id == product.id }) {
            lines[index].quantity = quantity
        } else {
            lines.append(BagLine(product: product, quantity: quantity))
        }
    }
}

/// The quantity of a product in a bag.
struct BagQuantity: Hashable, Sendable {
    let id: Product.ID
    var quantity: Int
}
