import GRDB

/// A row of the table `setting`: a small value with a name.
struct SettingRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "setting"

    var name: String
    var value: String
}

/// Small values by name.
enum Settings {
    enum Name: String {
        case configuration
        case device
        case flagOverrides
        case listingStyle
        case seenNotices
    }

    static func value(of name: Name, in database: Database) throws -> String? {
        try SettingRecord.fetchOne(database, key: name.rawValue)?.value
    }

    /// An unchanged value isn't written.
    static func set(_ value: String, for name: Name, in database: Database) throws {
        guard try self.value(of: name, in: database) != value else { return }
        try SettingRecord(name: name.rawValue, value: value).save(database)
    }
}
