import Foundation
import GRDB

/// Looks at a file before it is opened for good, so that a file that is not ours is not changed.
struct StoreInspection {
    let files: StoreFiles
    /// How the file is made, as far as this version knows.
    var migrator = ShopSchema.migrator
    /// Files up to this size are always read whole, to find damage before a screen does; that takes 0.1 s. A larger one
    /// is when damage was found in it before.
    var alwaysChecked = 32 << 20
    /// Whether all of it is a user's: then its indexes are compared with its tables too.
    var isPersonal = false

    /// Why the file can't be used; nil when it can.
    func refusal() throws(StoreOpeningError) -> SetAsideStore.Reason? {
        guard files.exist else { return nil }
        guard hasKnownFormat else { return .corrupt("its header isn't that of a store") }
        if isFineAsItIs { return nil }
        do {
            let queue = try DatabaseQueue(path: files.path, configuration: .shop)
            defer { try? queue.close() }
            if let refusal = try queue.read(refusal(of:)) { return refusal }
            if files.damageNote.exists { try queue.write(Self.mendSearch) }
            return nil
        } catch {
            return try Self.reason(for: error, at: files.path)
        }
    }

    /// Whether nothing is wrong, seen without writing. That is the usual case, and it saves three waits for the disk: a
    /// connection that may write moves the log into the file when it is closed.
    private var isFineAsItIs: Bool {
        guard !files.damageNote.exists else { return false }
        var configuration = Configuration.shop
        configuration.readonly = true
        do {
            let queue = try DatabaseQueue(path: files.path, configuration: configuration)
            defer { try? queue.close() }
            return try queue.read(refusal(of:)) == nil
        } catch {
            return false
        }
    }

    /// A header that tells SQLite not to write would be met only when that is tried.
    private var hasKnownFormat: Bool {
        guard let file = FileHandle(forReadingAtPath: files.path), let header = try? file.read(upToCount: 20),
            header.count == 20, header.starts(with: Data("SQLite format 3\0".utf8))
        else { return true }
        return (1...2).contains(header[18]) && (1...2).contains(header[19])
    }

    private func refusal(of database: Database) throws -> SetAsideStore.Reason? {
        let note = StoreStructure(beside: files.path)
        let isEmpty = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") == 0
        if isEmpty {
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            return note == nil && pages < 2 ? nil : .corrupt("its tables are missing")
        }
        let applied = try migrator.appliedIdentifiers(database)
        let unknown = applied.subtracting(migrator.migrations)
        if applied.isEmpty || !unknown.isEmpty {
            // A newer version has made all the changes that this one knows, and more.
            if !applied.isEmpty, applied.isSuperset(of: migrator.migrations) { return .newer(unknown.sorted()) }
            let isOurs = note != nil || applied.contains { migrator.migrations.contains($0) }
            return isOurs ? .corrupt("its list of migrations is missing") : .foreign
        }
        if let damage = try damage(in: database) { return .corrupt(damage) }
        guard let note, try StoreStructure.checksum(of: database) != note.checksum else { return nil }
        return try isMadeAsKnown(database, applied) ? nil : .corrupt("its tables differ from the schema")
    }

    /// Compares the schema with a new one, word by word. Needed only when it is not as it was noted.
    private func isMadeAsKnown(_ database: Database, _ applied: Set<String>) throws -> Bool {
        let known = Array(migrator.migrations.prefix(applied.count))
        guard Set(known) == applied, let last = known.last else { return true }
        let new = try DatabaseQueue(configuration: .shop)
        try migrator.migrate(new, upTo: last)
        return try new.read { try StoreStructure.checksum(of: $0) } == StoreStructure.checksum(of: database)
    }

    private func damage(in database: Database) throws -> String? {
        let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        let size = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0
        let isSmall = pages.multipliedReportingOverflow(by: size).partialValue <= alwaysChecked
        guard isSmall || files.damageNote.exists else { return nil }
        let answer = try String.fetchOne(database, sql: "PRAGMA \(isPersonal ? "integrity" : "quick")_check(1)") ?? "ok"
        return answer == "ok" ? nil : answer
    }

    /// SQLite's check does not see into the search's index, which can always be made anew.
    private static func mendSearch(in database: Database) throws {
        guard try database.tableExists("productSearch") else { return }
        try database.execute(sql: "INSERT INTO productSearch(productSearch) VALUES ('rebuild')")
    }

    /// What an error says of the file: that it can't be used, or (thrown) that it can't be reached.
    static func reason(for error: any Error, at path: String) throws(StoreOpeningError) -> SetAsideStore.Reason {
        guard let error = error as? DatabaseError else {
            throw .file(path: path, reason: String(describing: error))
        }
        switch error.resultCode {
        case .SQLITE_NOTADB: return .notADatabase
        case .SQLITE_CORRUPT: return .corrupt(error.reason)
        case .SQLITE_ERROR where error.message == "unsupported file format": return .corrupt(error.reason)
        case .SQLITE_BUSY, .SQLITE_LOCKED: throw .locked(path: path)
        default: throw .file(path: path, reason: error.reason)
        }
    }
}
