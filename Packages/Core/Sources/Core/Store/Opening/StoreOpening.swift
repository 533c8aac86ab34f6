import Foundation
import GRDB
import Logging
import Model

/// Opens a database's file for good: looks at it, makes room when it can't be used, and brings it up to date.
struct StoreOpening {
    let files: StoreFiles
    let migrator: DatabaseMigrator
    let plan: SalvagePlan
    let logger: Logger
    /// Where that goes which belongs to users, and was in the shop's file once.
    var users: PersonalMove?
    /// Whether a file of a newer version, or of another program, is left alone rather than set aside.
    var refusesOthers = false

    /// - Returns: The file, and what happened to others that were in its place, as far as nobody has acknowledged it.
    func open() throws(StoreOpeningError) -> (pool: DatabasePool, reports: [StoreReport]) {
        let (pool, report) = try openFile()
        var reports = files.reports()
        // Its note could not be written.
        if let report, !reports.contains(report) { reports.append(report) }
        return (pool, reports)
    }

    private func openFile() throws(StoreOpeningError) -> (pool: DatabasePool, report: StoreReport?) {
        try files.makeDirectory()
        // Before anything reads or writes them, and before one is set aside.
        files.makePrivate()
        if FileManager.default.fileExists(atPath: files.workshop) {
            try? FileManager.default.removeItem(atPath: files.workshop)
        }
        var report = try finishSalvage()
        if let reason = try inspection.refusal() { report = try makeRoom(reason) }
        do {
            return (try openPool(), report)
        } catch let error as StoreOpeningError {
            throw error
        } catch {
            // What was not seen from outside is met when it is opened for good. A new store has no such thing.
            report = try makeRoom(StoreInspection.reason(for: error, at: files.path))
        }
        do {
            return (try openPool(), report)
        } catch let error as StoreOpeningError {
            throw error
        } catch {
            let reason = try StoreInspection.reason(for: error, at: files.path)
            throw .file(path: files.path, reason: "\(reason)")
        }
    }

    private var inspection: StoreInspection {
        StoreInspection(files: files, migrator: migrator, isPersonal: plan.isPersonal)
    }

    private func openPool() throws -> DatabasePool {
        let pool = try DatabasePool(path: files.path, configuration: .shop)
        do {
            try migrator.migrate(pool)
            // By the connection that writes: one that only reads would be one more to be opened, and to be closed last.
            try pool.writeWithoutTransaction { try StoreStructure(of: $0, tables: plan.owns) }.note(beside: files.path)
            files.damageNote.remove()
            return pool
        } catch {
            try? pool.close()
            throw error
        }
    }
}

extension StoreOpening {
    /// What is the user's is saved before the file is set aside, and a new store with it takes its place.
    private func makeRoom(_ reason: SetAsideStore.Reason) throws(StoreOpeningError) -> StoreReport {
        var outcome = StoreSalvage.Outcome()
        switch reason {
        case .newer, .foreign: if refusesOthers { throw .refused(path: files.path, why: reason) }
        case .corrupt, .notADatabase: outcome = try salvage()
        }
        let report = try setAside(
            reason, savedRows: outcome.rows.values.reduce(0, +), isComplete: outcome.isComplete)
        if FileManager.default.fileExists(atPath: files.salvaged) { try files.useSalvaged() }
        files.damageNote.remove()
        files.makePrivate()
        logger.warning("\(report)")
        return report
    }

    /// The note is there before the file is renamed: whenever the process ends, somebody is told.
    private func setAside(
        _ reason: SetAsideStore.Reason, savedRows: Int, isComplete: Bool
    ) throws(StoreOpeningError) -> StoreReport {
        let aside = SetAsideStore(from: files.path, to: files.freePath(), reason: reason)
        let report = StoreReport(setAside: aside, savedRows: savedRows, isComplete: isComplete)
        ReportNote(of: aside.to).leave(report)
        try files.move(aside)
        return report
    }

    /// - Throws: When what belongs to users has no place to go: then nothing of it is removed.
    private func salvage() throws(StoreOpeningError) -> StoreSalvage.Outcome {
        do {
            return try StoreSalvage(files: files, migrator: migrator, plan: plan, users: users).run()
        } catch let error as StoreOpeningError {
            throw error
        } catch {
            logger.error("The user's data could not be recovered: \(ServiceError(storing: error))")
            return StoreSalvage.Outcome(isComplete: false)
        }
    }

    /// A process may have ended when the new store was complete and had not taken its place.
    private func finishSalvage() throws(StoreOpeningError) -> StoreReport? {
        guard FileManager.default.fileExists(atPath: files.salvaged) else { return nil }
        var report: StoreReport?
        if try inspection.refusal() != nil {
            let known = files.unfinishedReport
            report = try setAside(
                known?.setAside.reason ?? .corrupt("as found at the previous start"),
                savedRows: known?.savedRows ?? salvagedRows, isComplete: known?.isComplete ?? false)
        }
        try files.useSalvaged()
        files.makePrivate()
        return report
    }
}

extension StoreOpening {
    /// How much of the user's there is in the new store.
    private var salvagedRows: Int {
        var configuration = Configuration.shop
        configuration.readonly = true
        let tables = { [plan] (database: Database) in
            try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'").filter(plan.owns)
        }
        let count = try? DatabaseQueue(path: files.salvaged, configuration: configuration).read { salvaged in
            let new = try DatabaseQueue(configuration: .shop)
            try migrator.migrate(new)
            return try new.read { new in
                try tables(new).reduce(0) { try $0 + max(salvaged.rowCount(of: $1) - new.rowCount(of: $1), 0) }
            }
        }
        return count ?? 0
    }

    /// Opens a user's file. One of a newer version is left alone: what is in it is nowhere else.
    init(user scope: SessionScope, files: UserFiles, logger: Logger) {
        self.init(
            files: files.files(of: scope), migrator: UserSchema.migrator, plan: .user, logger: logger,
            refusesOthers: true)
    }
}

extension Configuration {
    /// How a store's file is opened.
    static var shop: Configuration {
        var configuration = Configuration()
        configuration.label = "shop-store"
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { Relevance.add(to: $0) }
        return configuration
    }
}
