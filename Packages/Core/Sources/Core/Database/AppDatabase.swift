public import Foundation
import GRDB
public import Logging
import Model

/// The database of a process: the catalog, and the rows of users and devices (see ``DeviceStore``).
///
/// One connection writes, and several read a snapshot without waiting for writes. Running accesses and observations keep the
/// database open. It closes when it is released.
public final class AppDatabase: Sendable {
    let pool: DatabasePool
    let logger: Logger
    /// The file that couldn't be used and that this database replaces, until the user has seen the report.
    public let replaced: ReplacedDatabase?
    private let file: DatabaseFile
    private let lock: ProcessLock
    /// Wakes the observed values.
    let changes = RowChanges()

    /// A logger that discards all messages.
    public static var silent: Logger { Logger(label: "app-database") { _ in SwiftLogNoOpLogHandler() } }

    /// Opens the database `shop.sqlite` in a directory. Creates both if necessary.
    ///
    /// A file that can't be used is renamed and replaced by a new one; see ``replaced``.
    /// - Parameters:
    ///   - directory: The directory. Only one process at a time can use it.
    ///   - logger: Logs a replaced file, and failed observations.
    /// - Throws: An error if the directory or the file can't be created, read or written, or if another process uses it.
    @concurrent
    public static func open(
        in directory: URL, logger: Logger = AppDatabase.silent
    ) async throws(StoreOpeningError) -> AppDatabase {
        try AppDatabase(DatabaseFile(in: directory, name: "shop.sqlite"), logger: logger)
    }

    private init(_ file: DatabaseFile, logger: Logger) throws(StoreOpeningError) {
        try file.makeDirectory()
        lock = try ProcessLock(database: file.path)
        let recovery = DatabaseRecovery(file: file, logger: logger)
        try recovery.finishInterrupted()
        pool = try Self.openPool(file, recovery)
        replaced = recovery.report
        do { try pool.writeWithoutTransaction(changes.observe) } catch {
            throw StoreOpeningError(error, path: file.path)
        }
        self.file = file
        self.logger = logger
        do {
            for value in try pool.read(UnreadableValue.all) { logger.error("\(value)") }
        } catch {
            throw StoreOpeningError(error, path: file.path)
        }
    }

    private static func openPool(
        _ file: DatabaseFile, _ recovery: DatabaseRecovery
    ) throws(StoreOpeningError) -> DatabasePool {
        file.makePrivate()
        do { return try openPool(file) } catch { try recovery.replaceFile(error) }
        file.makePrivate()
        do { return try openPool(file) } catch { throw StoreOpeningError(error, path: file.path) }
    }

    private static func openPool(_ file: DatabaseFile) throws -> DatabasePool {
        if file.isMarkedDamaged { throw UnusableDatabase(reason: "it was damaged when it was last used") }
        var configuration = Configuration()
        configuration.label = file.name
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { database in
            guard !database.configuration.readonly else { return }
            // Saving a product changes a page in each of eight indexes and in the search. With room for 24 MB of pages, and a
            // checkpoint after 32 MB, filling a catalog is half again as fast.
            // Deleted rows are overwritten: they were a user's.
            try database.execute(
                sql: "PRAGMA cache_size = -24000; PRAGMA wal_autocheckpoint = 8000; PRAGMA secure_delete = ON")
        }
        let pool = try DatabasePool(path: file.path, configuration: configuration)
        if try pool.read(DatabaseSchema.migrator.hasBeenSuperseded) {
            throw UnusableDatabase(reason: "another version of the app wrote it")
        }
        try pool.read(DatabaseSchema.checkOwnedTables)
        try DatabaseSchema.migrator.migrate(pool)
        return pool
    }

    /// The path of the file.
    var path: String { pool.path }

    /// Reads from a snapshot of the database.
    func read<Value: Sendable>(
        _ value: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await pool.read(value) } catch { throw failure(error) }
    }

    /// Writes in one transaction, which is rolled back if `change` throws.
    @discardableResult
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await pool.write(change) } catch { throw failure(error) }
    }

    /// Returns the error for the caller. Marks a damaged file, so that it is replaced at the next launch.
    func failure(_ error: any Error) -> ServiceError {
        if let error = error as? DatabaseError, error.isDamage { file.markDamaged() }
        return ServiceError(storing: error)
    }

    /// Removes what is left of deleted rows outside of the database: in its write-ahead log, and in files that it replaced.
    func removeTraces() {
        file.removeReplaced()
        do { try pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) } } catch {
            logger.info("The write-ahead log was not emptied: \(failure(error))")
        }
    }

    /// Returns the current value, then each new value after a change of the rows that it was read from. A slow observer
    /// skips to the newest value. After a failed read, which is logged, the next change of any row reads the value again.
    /// Only a database that is closed or damaged ends the stream.
    ///
    /// - Parameters:
    ///   - what: The name of the value in the log.
    ///   - fetch: Reads the value, and logs the rows that it reads. ``OwnerRows`` does that.
    func values<Value: Equatable & Sendable>(
        of what: String, _ fetch: @escaping @Sendable (Database, ReadLog) throws -> Value
    ) -> AsyncStream<Value> {
        let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        signal.yield()
        // The file stays open for the observation, which may end on another thread after everything else was released.
        return .newest { [weak self, pool, changes] continuation in
            let observer = changes.addObserver { signal.yield() }
            defer { changes.removeObserver(observer) }
            var last: Value?
            for await _ in signals {
                do {
                    changes.beginReading(observer)
                    let (value, rows) = try await pool.read { database in
                        let log = ReadLog()
                        return (try fetch(database, log), log.rows)
                    }
                    changes.endReading(observer, rows)
                    if value != last { continuation.yield(value) }
                    last = value
                } catch {
                    guard let self, !Task.isCancelled else { return }
                    logger.error("Observing \(what) failed: \(failure(error))")
                    if let error = error as? DatabaseError, error.isDamage || error.isOfClosedDatabase { return }
                    changes.failReading(observer)
                }
            }
        }
    }
}

extension Database {
    /// Runs a transaction, and waits until it is on the disk.
    func inDurableTransaction<Value>(_ change: (Database) throws -> Value) throws -> Value {
        // In WAL mode, the default is to wait for the disk only at checkpoints. On Apple platforms, `fullfsync` also waits for
        // the cache of the drive.
        try execute(sql: "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON")
        defer { try? execute(sql: "PRAGMA fullfsync = OFF; PRAGMA synchronous = NORMAL") }
        var value: Value?
        try inTransaction {
            value = try change(self)
            return .commit
        }
        guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
        return value
    }
}

extension DatabaseError {
    var isDamage: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }

    /// A Boolean value that indicates whether GRDB threw this error because its connections are closed.
    var isOfClosedDatabase: Bool { resultCode == .SQLITE_MISUSE }

    /// SQLite's message and code, without the statement: `database or disk is full (SQLite 13)`.
    var reason: String { "\(message ?? "no reason given") (SQLite \(extendedResultCode.rawValue))" }
}

extension ServiceError {
    /// Creates the error of a failed database access.
    init(storing error: any Error) {
        switch error {
        case let error as ServiceError: self = error
        case is CancellationError: self = .cancelled
        case let error as DatabaseError: self = .storage(error.reason)
        default: self = .storage(String(describing: error))
        }
    }
}
