import GRDB
import Logging

/// Opens a database's file for good: looks at it, makes room when it can't be used, and brings it up to date.
struct StoreOpening {
    let files: StoreFiles
    let migrator: DatabaseMigrator
    let logger: Logger
    /// Whether a file of a newer version, or of another program, is left alone rather than set aside.
    var refusesOthers = false

    func open() throws(StoreOpeningError) -> (pool: DatabasePool, setAside: SetAsideStore?) {
        try files.makeDirectory()
        let setAside = try makeRoom()
        try files.makePrivate()
        return (try openPool(), setAside)
    }

    private func makeRoom() throws(StoreOpeningError) -> SetAsideStore? {
        guard let reason = try StoreInspection(files: files, migrator: migrator).refusal() else { return nil }
        switch reason {
        case .newer where refusesOthers, .foreign where refusesOthers:
            throw .refused(path: files.path, why: reason)
        default:
            let setAside = try files.setAside(reason)
            logger.warning("\(setAside)")
            return setAside
        }
    }

    private func openPool() throws(StoreOpeningError) -> DatabasePool {
        do {
            let pool = try DatabasePool(path: files.path, configuration: .shop)
            try migrator.migrate(pool)
            files.damageNote.remove()
            return pool
        } catch let error as StoreOpeningError {
            throw error
        } catch {
            let reason = try StoreInspection.reason(for: error, at: files.path)
            throw .file(path: files.path, reason: "\(reason)")
        }
    }
}

extension StoreOpening {
    /// Opens a user's file. One of a newer version is left alone: what is in it is nowhere else.
    init(user scope: SessionScope, files: UserFiles, logger: Logger) {
        self.init(files: files.files(of: scope), migrator: UserSchema.migrator, logger: logger, refusesOthers: true)
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
