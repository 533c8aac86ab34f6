import Foundation
import GRDB
import Logging

/// A database that couldn't be used. It was renamed and replaced by a new one.
public struct ReplacedDatabase: Hashable, Sendable, Codable {
    /// The path of the database.
    public let path: String
    /// The path of the renamed file.
    public let renamedTo: String
    /// The reason why the file couldn't be used.
    public let reason: String
    /// The number of the user's rows in the new database: bag, wishlist, pending changes, links and settings.
    public let savedRows: Int
    /// A Boolean value that indicates whether all of the user's rows could be read.
    public let isComplete: Bool

    /// Removes the report, so that the next launch doesn't show it again. The renamed file stays.
    public func acknowledge() { unlink(Self.reportPath(of: path)) }

    fileprivate static func reportPath(of path: String) -> String { path + ".report.json" }
}

extension ReplacedDatabase: CustomStringConvertible {
    /// The text for logs and the command line.
    public var description: String {
        "The database \"\(path)\" can't be used: \(reason). It was renamed to \"\(renamedTo)\" and replaced by a new one. "
            + (isComplete
                ? "The user's data was kept (rows: \(savedRows))." : "User data was lost (rows kept: \(savedRows)).")
    }
}

/// The reason why a file isn't a usable database.
struct UnusableDatabase: Error {
    let reason: String
}

/// Replaces a database that can't be opened, and copies the user's rows that can still be read.
///
/// The new database is complete before it gets its name and the old one is renamed. If the process ends in between, the next
/// launch continues.
struct DatabaseRecovery {
    let file: DatabaseFile
    let logger: Logger

    /// The path of the new database while rows are copied.
    private var unfinishedPath: String { file.path + ".unfinished" }

    /// The path of the complete new database, until it replaces the old one.
    private var newPath: String { file.path + ".new" }

    /// The last replacement, until it is acknowledged.
    var report: ReplacedDatabase? {
        FileManager.default.contents(atPath: ReplacedDatabase.reportPath(of: file.path))
            .flatMap { try? JSONDecoder().decode(ReplacedDatabase.self, from: $0) }
    }

    /// Finishes a replacement if its new database is complete.
    func finishInterrupted() throws(StoreOpeningError) {
        guard FileManager.default.fileExists(atPath: newPath) else { return }
        do { try replaceFile(renaming: report?.renamedTo ?? file.freePath) } catch {
            throw .replacing(path: file.path, reason: DatabaseFile.reason(of: error))
        }
    }

    /// Renames the old files that still have their names, and gives the new database its name.
    private func replaceFile(renaming path: String) throws {
        try file.move(to: path)
        try FileManager.default.moveItem(atPath: newPath, toPath: file.path)
        file.removeDamageMark()
    }

    /// - Parameter error: The error of opening the file.
    /// - Throws: The error if a new file doesn't help, for example if the disk is full.
    func replaceFile(_ error: any Error) throws(StoreOpeningError) {
        let reason: String
        switch error {
        case let error as UnusableDatabase: reason = error.reason
        // SQLITE_ERROR: the file has an unknown format or other tables.
        case let error as DatabaseError where error.isDamage || error.resultCode == .SQLITE_ERROR: reason = error.reason
        default: throw StoreOpeningError(error, path: file.path)
        }
        do {
            let (savedRows, isComplete) = try copyRows()
            let report = ReplacedDatabase(
                path: file.path, renamedTo: file.freePath, reason: reason, savedRows: savedRows, isComplete: isComplete)
            let reportPath = ReplacedDatabase.reportPath(of: file.path)
            DatabaseFile.createEmpty(reportPath)
            try JSONEncoder().encode(report).write(to: URL(filePath: reportPath))
            try FileManager.default.moveItem(atPath: unfinishedPath, toPath: newPath)
            try replaceFile(renaming: report.renamedTo)
            logger.warning("\(report)")
        } catch let error as StoreOpeningError {
            throw error
        } catch let error as DatabaseError {
            throw .file(path: unfinishedPath, reason: error.reason)
        } catch {
            throw .replacing(path: file.path, reason: DatabaseFile.reason(of: error))
        }
    }

    /// Creates the new database with the rows that can be read.
    private func copyRows() throws -> (count: Int, isComplete: Bool) {
        for suffix in ["", "-journal"] { try? FileManager.default.removeItem(atPath: unfinishedPath + suffix) }
        DatabaseFile.createEmpty(unfinishedPath)
        let new = try DatabaseQueue(path: unfinishedPath)
        defer { try? new.close() }
        try DatabaseSchema.migrator.migrate(new)
        var configuration = Configuration()
        configuration.readonly = true
        guard let old = try? DatabaseQueue(path: file.path, configuration: configuration) else { return (0, false) }
        var (count, isComplete) = (0, true)
        try new.write { new in
            let tables = try DatabaseSchema.personalTables(in: new)
            // A later version of the app may have other tables.
            if let others = try? old.read(DatabaseSchema.personalTables), !Set(others).isSubset(of: tables) {
                isComplete = false
            }
            // The owners are the first: a row without its owner can't be inserted.
            for table in [OwnerRecord.databaseTableName] + tables {
                do {
                    let copied = try old.read { try copy(table, from: $0, to: new) }
                    count += copied.count
                    if !copied.isComplete { isComplete = false }
                } catch let error as StoreOpeningError {
                    throw error
                } catch {
                    isComplete = false
                }
            }
        }
        return (count, isComplete)
    }

    /// Copies the rows of a table that can be read, with the columns that both databases have. A row whose owner can't be
    /// read doesn't keep others from being copied.
    ///
    /// - Throws: ``StoreOpeningError`` if the new database can't be written, otherwise an error of the old database.
    private func copy(
        _ table: String, from old: Database, to new: Database
    ) throws -> (count: Int, isComplete: Bool) {
        var (count, isComplete) = (0, true)
        let known = Set(try new.columns(in: table).map(\.name))
        let columns = try old.columns(in: table).map(\.name).filter(known.contains)
            .map(\.quotedDatabaseIdentifier).joined(separator: ", ")
        let rows = try Row.fetchCursor(old, sql: "SELECT \(columns) FROM \(table.quotedDatabaseIdentifier)")
        while true {
            let row: Row?
            do { row = try rows.next() } catch { return (count, false) }
            guard let row else { return (count, isComplete) }
            do {
                try insert(row, into: table, new)
                count += 1
            } catch let error as DatabaseError
                where [.SQLITE_CONSTRAINT, .SQLITE_ERROR].contains(error.resultCode)
            {
                isComplete = false
            } catch {
                throw StoreOpeningError(error, path: unfinishedPath)
            }
        }
    }

    private func insert(_ row: Row, into table: String, _ database: Database) throws {
        let columns = row.columnNames.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO \(table.quotedDatabaseIdentifier) (\(columns))
                VALUES (\(databaseQuestionMarks(count: row.count)))
                """, arguments: StatementArguments(row.databaseValues))
    }
}
