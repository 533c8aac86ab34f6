import Foundation
import GRDB
import Model

/// A conflict that the user hasn't dismissed.
struct ConflictRecord: OwnedRecord {
    static let databaseTableName = "outboxConflict"

    enum Columns {
        static let number = Column(CodingKeys.number)
    }
    /// The maximum number of conflicts. The latest are stored.
    static let maximumCount = 100

    /// The identifier, never used twice. `nil` before the conflict is stored.
    var number: Int64?
    let ownerID: OwnerID
    let kind: StoredText<StoredConflictKind>
    let productID: Product.ID?
    let title: String?
    let date: Date

    static func add(
        _ kind: OutboxConflictKind, product: Product.ID? = nil, title: String? = nil, at date: Date, in rows: OwnerRows
    ) throws {
        try ConflictRecord(ownerID: rows.ownerID, kind: StoredText(kind), productID: product, title: title, date: date)
            .insert(rows.database)
        // Reads only the numbers: another version of the app may have stored other kinds.
        let old = latestFirst(in: rows).limit(-1, offset: maximumCount).select(Columns.number, as: Int64.self)
        _ = try ConflictRecord.deleteAll(rows.database, keys: try old.fetchAll(rows.database))
    }

    static func dismiss(_ id: OutboxConflict.ID, in rows: OwnerRows) throws {
        try rows.all(ConflictRecord.self).filter(Columns.number == id.rawValue).deleteAll(rows.database)
    }

    /// Returns the conflicts, latest first.
    static func conflicts(in rows: OwnerRows) throws -> [OutboxConflict] {
        try latestFirst(in: rows).fetchReadable(rows.database).compactMap { record in
            guard let number = record.number, let kind = record.kind.value else { return nil }
            return OutboxConflict(
                id: OutboxConflict.ID(rawValue: Int(number)), kind: kind, product: record.productID,
                productTitle: record.title, date: record.date)
        }
    }

    private static func latestFirst(in rows: OwnerRows) -> QueryInterfaceRequest<ConflictRecord> {
        rows.all(ConflictRecord.self).order(Columns.number.desc)
    }
}
