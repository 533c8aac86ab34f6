import Foundation
import GRDB
import Logging
import Model
import Testing

@testable import Core

/// Every format of a stored value is read, as this version of the app and earlier ones have written it.
///
/// `Tests/Fixtures/values.txt` has the values: a name and a text in each line. A line is never changed or removed. A format that
/// changes gets another line.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StoredValueTests {
    static let file = StoredSample.fixtures.appending(path: "values.txt")

    static let values: [String: [String]] = {
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        return Dictionary(
            lines.map { line in
                let parts = line.split(separator: " ", maxSplits: 1)
                return (String(parts[0]), [String(parts.last ?? "")])
            }, uniquingKeysWith: +)
    }()

    private static func sample() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try DatabaseSchema.migrator.migrate(database)
        try database.write(StoredSample.fill)
        return database
    }

    /// Fails for a column or setting without a value in the file, and for a format that has changed since.
    @Test(arguments: StoredColumn.all) func theFileHasTheValuesOfAColumn(_ column: StoredColumn) throws {
        let texts = try Self.sample().read { try String.fetchAll($0, column.values.select(Column(column.name))) }
        #expect(!texts.isEmpty, "StoredSample needs a value of \(column).")
        for text in Set(texts).subtracting(Self.values[column.description] ?? []).sorted() {
            Issue.record("Add the line to \(Self.file.path): \(column) \(text)")
        }
        for text in texts { #expect(try column.format.again(text) == text) }
    }

    @Test(arguments: StoredColumn.all) func eachValueOfTheFileIsRead(_ column: StoredColumn) throws {
        for text in try #require(Self.values[column.description]) {
            #expect(throws: Never.self, "\(text)") { try column.format.again(text) }
        }
    }

    /// Texts that aren't JSON.
    @Test(arguments: SettingRecord.Name.allCases.filter { $0.format == nil })
    func eachPlainSettingIsRead(_ name: SettingRecord.Name) throws {
        for text in try #require(Self.values["setting.\(name.rawValue)"], "Add a line for \(name) to values.txt.") {
            let isRead =
                switch name {
                case .appearance: Appearance(rawValue: text) != nil
                case .language: Language(rawValue: text) != nil
                case .listingStyle: ListingStyle(rawValue: text) != nil
                case .voucher: (try? Voucher.named(text)) != nil
                case .cart, .cartRevision: Int(text) != nil
                default: !text.isEmpty
                }
            #expect(isRead, "\(name) \(text)")
        }
    }

    @Test func noColumnHasJSONWithoutAFormat() throws {
        // A key, and the progress of the synchronization, which begins again if it can't be read.
        let known = Set(StoredColumn.all.map(\.description) + ["listedPage.query", "catalogSync.state"])
        try Self.sample().read { database in
            for table in try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'") {
                for row in try Table(table).all().fetchAll(database) {
                    for (column, value) in row {
                        guard let text = String.fromDatabaseValue(value), let data = text.data(using: .utf8),
                            (try? JSONSerialization.jsonObject(with: data)) != nil
                        else { continue }
                        let name = table == "setting" ? "setting.\(row["name"] as String)" : "\(table).\(column)"
                        #expect(known.contains(name))
                    }
                }
            }
        }
    }

    @Test func theProgressOfTheSynchronizationIsRead() throws {
        let database = try Self.sample()
        for text in try #require(Self.values["catalogSync.state"]) {
            try database.write { try $0.execute(sql: "UPDATE catalogSync SET state = ?", arguments: [text]) }
            #expect(try database.read { try CatalogSyncRecord.state(in: $0) } == StoredSample.syncState)
        }
    }

    @Test func theSessionFileIsRead() throws {
        let directory = try TemporaryDirectory()
        let server = try #require(URL(string: "https://shop.example"))
        let file = SessionFile(in: directory.url, server: server)
        var sessions: [String] = []
        for text in try #require(Self.values["session.json"]) {
            try Data(text.utf8).write(to: URL(filePath: file.path))
            switch file.read(LogRecorder().logger) {
            case .signedIn(let user, let tokens):
                #expect(user == StoredSample.user && tokens == Tokens(access: "a", refresh: "r"))
                sessions.append("in")
            case .signedOut(let owner):
                #expect(owner.rawValue == "user")
                sessions.append("out")
            default: Issue.record("\(text)")
            }
        }
        #expect(sessions == ["in", "out"])
    }

    @Test func theTokensOfAVaultAreRead() throws {
        for text in try #require(Self.values["tokens"]) {
            #expect(try JSONDecoder().decode(Tokens.self, from: Data(text.utf8)) == Tokens(access: "a", refresh: "r"))
        }
    }

    @Test func theReportOfAReplacedDatabaseIsRead() throws {
        for text in try #require(Self.values["shop.sqlite.report.json"]) {
            let report = try JSONDecoder().decode(ReplacedDatabase.self, from: Data(text.utf8))
            #expect(report.savedRows == 3 && report.isComplete && report.renamedTo == "shop.sqlite.replaced-1")
        }
    }
}

extension StoredColumn: @retroactive CustomTestStringConvertible, @retroactive CustomStringConvertible {
    /// The name in `values.txt`.
    var description: String { "\(table).\(setting?.rawValue ?? name)" }

    var testDescription: String { description }
}

extension StoredFormat {
    /// Reads a value and returns its text when it is stored again.
    static func again(_ text: String) throws -> String {
        let value = try JSONDecoder().decode(self, from: Data(text.utf8)).value()
        return try StoredJSON.text(value, as: self)
    }
}
