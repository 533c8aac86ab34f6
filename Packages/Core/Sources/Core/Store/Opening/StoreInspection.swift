import Foundation
import GRDB

/// Looks at a file before it is opened for good, so that a file that is not ours is not changed.
struct StoreInspection {
    /// Files up to this size are read whole, to find damage before a screen does: about 50 ms.
    private static let largestCheckedSize = 32 << 20

    let files: StoreFiles

    /// Why the file can't be used; nil when it can.
    func refusal() throws(StoreOpeningError) -> SetAsideStore.Reason? {
        guard files.exist else { return nil }
        do {
            let queue = try DatabaseQueue(path: files.path, configuration: .shop)
            defer { try? queue.close() }
            return try queue.read(Self.refusal(of:))
        } catch {
            return try Self.reason(for: error, at: files.path)
        }
    }

    private static func refusal(of database: Database) throws -> SetAsideStore.Reason? {
        let isEmpty = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") == 0
        if isEmpty { return nil }
        let migrator = ShopSchema.migrator
        let applied = try migrator.appliedIdentifiers(database)
        if applied.isEmpty { return .foreign }
        let unknown = applied.subtracting(migrator.migrations)
        if !unknown.isEmpty {
            let isOurs = applied.contains { migrator.migrations.contains($0) }
            return isOurs ? .newer(unknown.sorted()) : .foreign
        }
        return try damage(in: database).map(SetAsideStore.Reason.corrupt)
    }

    private static func damage(in database: Database) throws -> String? {
        let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        let size = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 0
        guard pages.multipliedReportingOverflow(by: size).partialValue <= largestCheckedSize else { return nil }
        let answer = try String.fetchOne(database, sql: "PRAGMA quick_check(1)") ?? "ok"
        return answer == "ok" ? nil : answer
    }

    /// What an error says of the file: that it can't be used, or (thrown) that it can't be reached.
    static func reason(for error: any Error, at path: String) throws(StoreOpeningError) -> SetAsideStore.Reason {
        guard let error = error as? DatabaseError else {
            throw .file(path: path, reason: String(describing: error))
        }
        switch error.resultCode {
        case .SQLITE_NOTADB: return .notADatabase
        case .SQLITE_CORRUPT: return .corrupt(error.reason)
        case .SQLITE_BUSY, .SQLITE_LOCKED: throw .locked(path: path)
        default: throw .file(path: path, reason: error.reason)
        }
    }
}
