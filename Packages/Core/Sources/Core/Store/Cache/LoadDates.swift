import Foundation
import GRDB

/// When things were last loaded from the server. Rows of a table `loadDate`, which each of the databases has.
struct LoadDates {
    /// The name of all of a kind together.
    static let all = "all"

    let database: Database

    /// The name of one of a kind.
    static func one(_ id: some CustomStringConvertible) -> String { "one/\(id)" }

    /// The latest of those under these names; nil when there is none.
    func date(of resource: CachedResource, _ names: [String]) throws -> Date? {
        let marks = databaseQuestionMarks(count: names.count)
        let statement = try database.cachedStatement(
            sql: "SELECT max(date) FROM loadDate WHERE resource = ? AND name IN (\(marks))")
        return try date(statement, StatementArguments([resource.rawValue] + names))
    }

    /// The latest of all of a kind; nil when there is none.
    func latest(of resource: CachedResource) throws -> Date? {
        let statement = try database.cachedStatement(sql: "SELECT max(date) FROM loadDate WHERE resource = ?")
        return try date(statement, [resource.rawValue])
    }

    private func date(_ statement: Statement, _ arguments: StatementArguments) throws -> Date? {
        try Double.fetchOne(statement, arguments: arguments).map(Date.init(timeIntervalSinceReferenceDate:))
    }

    func set(_ date: Date, of resource: CachedResource, _ name: String) throws {
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO loadDate (resource, name, date) VALUES (?, ?, ?)")
            .execute(arguments: [resource.rawValue, name, date.timeIntervalSinceReferenceDate])
    }

    /// It is not good any more, whatever its age: somebody knows that it has changed.
    func forget(_ resource: CachedResource, _ name: String = all) throws {
        try database.execute(
            sql: "DELETE FROM loadDate WHERE resource = ? AND name = ?", arguments: [resource.rawValue, name])
    }

    /// None of those whose names begin so are good any more.
    func forget(_ resource: CachedResource, beginningWith name: String) throws {
        try database.execute(
            sql: "DELETE FROM loadDate WHERE resource = ? AND substr(name, 1, length(?)) = ?",
            arguments: [resource.rawValue, name, name])
    }
}
