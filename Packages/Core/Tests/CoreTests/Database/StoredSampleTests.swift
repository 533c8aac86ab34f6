import Foundation
import GRDB
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StoredSampleTests {
    @Test func theSampleHasRowsInEveryTable() throws {
        let database = try DatabaseQueue()
        try DatabaseSchema.migrator.migrate(database)
        try database.write(StoredSample.fill)
        let empty = try database.read { database in
            try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'").filter {
                try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0.quotedDatabaseIdentifier)") == 0
            }
        }
        #expect(empty == [])
    }

    /// Writes the fixture of a new version of the schema.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["FLOW_FIXTURE"] != nil))
    func writeTheFixture() throws {
        let version = try #require(ProcessInfo.processInfo.environment["FLOW_FIXTURE"])
        let file = StoredSample.fixtures.appending(path: "\(version).sqlite")
        #expect(
            !FileManager.default.fileExists(atPath: file.path), "A fixture that was committed is never written again.")
        let database = try DatabaseQueue(path: file.path)
        try DatabaseSchema.migrator.migrate(database, upTo: version)
        try database.write(StoredSample.fill)
        try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA page_size = 1024; VACUUM") }
        try database.close()
    }
}
