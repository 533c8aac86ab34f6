import Foundation
import GRDB

/// When things were last loaded from the server. Rows of a table `loadDate`.
struct LoadDates {
    let database: Database

    /// Nil when it never was.
    func date(of resource: CachedResource, _ name: String) throws -> Date? {
        let statement = try database.cachedStatement(sql: "SELECT date FROM loadDate WHERE resource = ? AND name = ?")
        let seconds = try Double.fetchOne(statement, arguments: [resource.rawValue, name])
        return seconds.map(Date.init(timeIntervalSinceReferenceDate:))
    }

    func set(_ date: Date, of resource: CachedResource, _ name: String) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO loadDate (resource, name, date) VALUES (?, ?, ?)",
            arguments: [resource.rawValue, name, date.timeIntervalSinceReferenceDate])
    }

    /// They are not good any more, whatever their age: somebody knows that they have changed.
    func forget(_ resource: CachedResource, beginningWith name: String) throws {
        try database.execute(
            sql: "DELETE FROM loadDate WHERE resource = ? AND substr(name, 1, length(?)) = ?",
            arguments: [resource.rawValue, name, name])
    }
}
