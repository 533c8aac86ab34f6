import Foundation
import GRDB

/// A row whose columns are the record's properties.
///
/// Equal values have equal JSON, so that a value that has not changed is not written.
protocol StoredRecord: Codable, FetchableRecord, PersistableRecord, Sendable {}

extension StoredRecord {
    static func databaseJSONEncoder(for column: String) -> JSONEncoder { StoredJSON.encoder }

    static func databaseJSONDecoder(for column: String) -> JSONDecoder { JSONDecoder() }

    static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
        .timeIntervalSinceReferenceDate
    }

    static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
        .timeIntervalSinceReferenceDate
    }

    static func databaseUUIDEncodingStrategy(for column: String) -> DatabaseUUIDEncodingStrategy { .uppercaseString }
}

extension FetchRequest where RowDecoder: FetchableRecord {
    /// Fetches the records that can be read. Another version of the app may have stored values that this one doesn't know:
    /// they stay in the database, and are reported when it is opened (see ``UnreadableValue``).
    func fetchReadable(_ database: Database) throws -> [RowDecoder] {
        try Row.fetchAll(database, self).compactMap { try? RowDecoder(row: $0) }
    }
}

/// Values as text in a column.
enum StoredJSON {
    static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    static func text<Format: StoredFormat>(_ value: Format.Value, as format: Format.Type) throws -> String {
        String(decoding: try encoder.encode(Format(storing: value)), as: UTF8.self)
    }

    /// Returns the value of a text. `nil` if this version of the app can't read it.
    static func value<Format: StoredFormat>(of format: Format.Type, _ text: String) -> Format.Value? {
        try? JSONDecoder().decode(format, from: Data(text.utf8)).value()
    }
}
