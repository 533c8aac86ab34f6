import Foundation
import GRDB

/// Saves what can be read of a store that is damaged, into a new one.
///
/// The new store is complete, and on the disk, before the damaged one is set aside: however often a process ends in the
/// middle, the next start goes on.
struct StoreSalvage {
    /// What could be saved.
    struct Outcome: Hashable, Sendable {
        /// How many rows of each table, without those that every new store has.
        var rows: [String: Int] = [:]
        /// Whether nothing was met that could not be read.
        var isComplete = true

        /// - Parameter isOptional: Whether most likely there was nothing that could have been read.
        fileprivate mutating func add(_ other: Outcome, isOptional: Bool) {
            rows.merge(other.rows) { $0 + $1 }
            if !other.isComplete, !isOptional || !other.rows.isEmpty { isComplete = false }
        }
    }

    let files: StoreFiles
    let migrator: DatabaseMigrator
    let plan: SalvagePlan
    /// Where that goes which belongs to users, and was in the shop's file once.
    var users: PersonalMove?

    /// Makes the new store beside the damaged one, under a name of its own.
    func run() throws -> Outcome {
        let place = files.workshop
        try? FileManager.default.removeItem(atPath: place)
        guard mkdir(place, S_IRWXU) == 0 else { throw DatabaseError(resultCode: .SQLITE_CANTOPEN) }
        defer { try? FileManager.default.removeItem(atPath: place) }
        let new = place + "/new"
        PrivateFile(path: new).makeIfMissing()
        var outcome = try fill(new, place)
        if let users {
            // There is a note of the tables only since nothing of users is in the file.
            let isOptional = StoreStructure(beside: files.path) != nil
            let copy = DamagedCopy(files: files, place: place)
            outcome.add(try PersonalSalvage(copy: copy, move: users).run(), isOptional: isOptional)
        }
        let descriptor = open(new, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw DatabaseError(resultCode: .SQLITE_CANTOPEN) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0, rename(new, files.salvaged) == 0 else {
            throw DatabaseError(resultCode: .SQLITE_IOERR)
        }
        return outcome
    }

    private func fill(_ new: String, _ place: String) throws -> Outcome {
        let target = try DatabaseQueue(path: new, configuration: .shop)
        defer { try? target.close() }
        try migrator.migrate(target)
        var outcome = Outcome()
        try target.write { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"
            ).filter(plan.owns)
            let structure = StoreStructure(beside: files.path)
            for table in tables {
                let ofEveryStore = try database.rowCount(of: table)
                let objects = structure?.objects(of: table) ?? []
                var isRead = false
                if let structure, !objects.isEmpty {
                    isRead = read(table, into: database, place, &outcome, replaces: true) {
                        try DamagedCopy(files: files, place: place).renew($0, structure, objects)
                    }
                }
                // As the file itself says that it is made: when there is no note, or it did not help.
                if !isRead, structure == nil {
                    isRead = read(table, into: database, place, &outcome, replaces: true) {
                        try DamagedCopy(files: files, place: place).renew($0, nil, [])
                    }
                }
                if !isRead { _ = read(table, into: database, place, &outcome, replaces: objects.isEmpty) { _ in } }
                outcome.rows[table] = max(try database.rowCount(of: table) - ofEveryStore, 0)
            }
            try plan.afterwards(database)
        }
        return outcome
    }

    /// - Returns: Whether all of the table was read.
    private func read(
        _ table: String, into target: Database, _ place: String, _ outcome: inout Outcome, replaces: Bool,
        prepare: (String) throws -> Void
    ) -> Bool {
        do {
            return try DamagedCopy(files: files, place: place).read(prepare: prepare) { source in
                guard var salvage = try TableSalvage(table, from: source, to: target, replaces: replaces) else {
                    // A former version had no such table.
                    return try !source.tableExists(table)
                }
                salvage.run()
                if !salvage.isComplete { outcome.isComplete = false }
                return salvage.isComplete
            }
        } catch {
            outcome.isComplete = false
            return false
        }
    }
}

extension Configuration {
    /// How a damaged file is opened: what of its schema can't be understood is passed over, and each page is looked at
    /// before it is read.
    static var salvage: Configuration {
        var configuration = Configuration()
        configuration.label = "salvage"
        configuration.prepareDatabase {
            try $0.execute(sql: "PRAGMA writable_schema = ON; PRAGMA cell_size_check = ON")
        }
        return configuration
    }
}

extension Database {
    func rowCount(of table: String) throws -> Int {
        try Int.fetchOne(self, sql: "SELECT count(*) FROM \(table.quotedDatabaseIdentifier)") ?? 0
    }
}
