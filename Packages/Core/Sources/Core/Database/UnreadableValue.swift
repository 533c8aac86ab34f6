import Foundation
import GRDB
import Model

/// A stored value of a user that this version of the app can't read: it is damaged, or another version stored it.
///
/// It stays in the database. It is reported when the database is opened, rather than at each access.
struct UnreadableValue {
    private let table: String
    private let column: String
    private let row: Int64
    private let reason: String

    /// A column with values of one format.
    struct Source: Sendable {
        let table: String
        let column: String
        /// The setting, in the table of settings.
        var setting: SettingRecord.Name?
        let format: any StoredFormat.Type
    }

    static let sources = [
        Source(table: "bagLine", column: "snapshot", format: StoredProduct.self),
        Source(table: "wishlistItem", column: "snapshot", format: StoredProduct.self),
        Source(table: "savedItem", column: "snapshot", format: StoredProduct.self),
        Source(table: "pendingOrder", column: "draft", format: StoredOrderDraft.self),
        Source(table: "pendingOrder", column: "lines", format: [StoredBagLine].self),
        Source(table: "placedOrder", column: "body", format: StoredOrder.self),
        Source(table: "outboxEntry", column: "change", format: StoredChange.self),
        Source(table: "outboxConflict", column: "kind", format: StoredPlain<OutboxConflictKind>.self),
        Source(table: "notification", column: "body", format: StoredNotification.self),
        Source(table: "setting", column: "value", setting: .addressBook, format: StoredAddressBook.self),
        Source(table: "setting", column: "value", setting: .profile, format: StoredUser.self),
        Source(table: "setting", column: "value", setting: .seenNotices, format: StoredPlain<[String]>.self),
        Source(
            table: "setting", column: "value", setting: .flagOverrides,
            format: StoredPlain<[String: RawFlagValue]>.self),
    ]

    /// Returns the values that can't be read.
    static func all(in database: Database) throws -> [UnreadableValue] {
        try sources.flatMap { source in
            var request = Table(source.table).filter(Column(source.column) != nil)
            if let setting = source.setting { request = request.filter(Column("name") == setting.rawValue) }
            return try Row.fetchAll(database, request.select(Column.rowID, Column(source.column))).compactMap { row in
                reason(row[1], source.format).map {
                    UnreadableValue(table: source.table, column: source.column, row: row[0], reason: $0)
                }
            }
        }
    }

    private static func reason(_ text: String, _ format: (some StoredFormat).Type) -> String? {
        do {
            _ = try JSONDecoder().decode(format, from: Data(text.utf8)).value()
            return nil
        } catch let error as IncompleteValue {
            return "\(error.part) is missing or unknown"
        } catch {
            // The values aren't logged: they are the user's.
            guard case .undecodable(let path, let reason, _) = ServiceError(decoding: error) else { return "unknown" }
            return path.isEmpty ? reason : "\(path): \(reason)"
        }
    }
}

extension UnreadableValue: CustomStringConvertible {
    var description: String {
        "The value of \"\(column)\" in row \(row) of the table \"\(table)\" can't be read by this version of the app: \(reason). "
            + "It is kept and ignored. A later version of the app may be able to read it."
    }
}
