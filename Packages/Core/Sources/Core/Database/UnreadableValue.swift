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

    /// Returns the values that can't be read, except copies: they are requested from the server again.
    static func all(in database: Database) throws -> [UnreadableValue] {
        try StoredColumn.all.filter { !$0.isCopy }.flatMap { column in
            try Row.fetchAll(database, column.values.select(Column.rowID, Column(column.name))).compactMap { row in
                reason(row[1], column.format).map {
                    UnreadableValue(table: column.table, column: column.name, row: row[0], reason: $0)
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
            guard case .undecodable(let path, let reason) = ServiceError(decoding: error) else { return "unknown" }
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
