import Dispatch
import Foundation
import GRDB
import Logging
import Model

/// An SQLite file: one connection that writes, and several that read a snapshot without waiting for writes.
///
/// Running accesses and observations keep the database open. It closes when it is released.
final class AppDatabase: Sendable {
    let pool: DatabasePool
    let logger: Logger
    /// The file that couldn't be used and that this database replaces, until the user has seen the report.
    let replaced: ReplacedDatabase?
    private let file: DatabaseFile
    /// The serial queue that delivers observed values.
    let observing: DispatchQueue

    /// Opens the database, and creates it if there is none. Blocks the calling thread.
    ///
    /// - Parameters:
    ///   - file: The location of the database.
    ///   - schema: The tables of the database.
    ///   - observing: The serial queue that delivers observed values. Databases that are observed together share one.
    ///   - logger: Logs a replaced file, and failed observations.
    /// - Throws: An error if the file can't be created, read or replaced.
    init(
        _ file: DatabaseFile, schema: DatabaseSchema, observing: DispatchQueue = DispatchQueue(label: "app-database"),
        logger: Logger
    ) throws(StoreOpeningError) {
        try file.makeDirectory()
        let recovery = DatabaseRecovery(file: file, schema: schema, logger: logger)
        try recovery.finishInterrupted()
        pool = try Self.openPool(file, schema, recovery)
        replaced = recovery.report
        self.file = file
        self.observing = observing
        self.logger = logger
    }

    private static func openPool(
        _ file: DatabaseFile, _ schema: DatabaseSchema, _ recovery: DatabaseRecovery
    ) throws(StoreOpeningError) -> DatabasePool {
        file.makePrivate()
        do { return try openPool(file, schema) } catch { try recovery.replaceFile(error) }
        file.makePrivate()
        do { return try openPool(file, schema) } catch { throw StoreOpeningError(error, path: file.path) }
    }

    private static func openPool(_ file: DatabaseFile, _ schema: DatabaseSchema) throws -> DatabasePool {
        if file.isMarkedDamaged { throw UnusableDatabase(reason: "it was damaged when it was last used") }
        var configuration = Configuration()
        configuration.label = file.name
        configuration.busyMode = .timeout(5)
        let pool = try DatabasePool(path: file.path, configuration: configuration)
        if try pool.read(schema.migrator.hasBeenSuperseded) {
            throw UnusableDatabase(reason: "another version of the app wrote it")
        }
        if schema.checksIntegrity {
            let result = try pool.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
            if let result, result != "ok" { throw UnusableDatabase(reason: result) }
        }
        try schema.migrator.migrate(pool)
        return pool
    }

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

    /// Writes in one transaction that is on the disk when this returns, so that it survives a power failure.
    @discardableResult
    func writeDurably<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do {
            return try await pool.writeWithoutTransaction { try $0.inDurableTransaction(change) }
        } catch { throw failure(error) }
    }

    /// Returns the error for the caller. Marks a damaged file, so that it is replaced at the next launch.
    func failure(_ error: any Error) -> ServiceError {
        if let error = error as? DatabaseError, error.isDamage { file.markDamaged() }
        return ServiceError(storing: error)
    }

    /// Returns the current value, then each new value after a change of the database. A slow observer skips to the
    /// newest value. A failure is logged and ends the stream.
    ///
    /// - Parameters:
    ///   - what: The name of the value in the log.
    ///   - fetch: Reads the value.
    func values<Value: Equatable & Sendable>(
        of what: String, _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let observation = observe(what, fetch) {
                continuation.finish()
            } onChange: {
                continuation.yield($0)
            }
            continuation.onTermination = { _ in observation.cancel() }
        }
    }

    /// Observes a value until the returned object is canceled or released.
    ///
    /// - Parameter queue: The serial queue that receives the values. The default is ``observing``.
    func observe<Value: Equatable & Sendable>(
        _ what: String, on queue: DispatchQueue? = nil, _ fetch: @escaping @Sendable (Database) throws -> Value,
        onFailure: @escaping @Sendable () -> Void, onChange: @escaping @Sendable (Value) -> Void
    ) -> AnyDatabaseCancellable {
        ValueObservation.tracking(fetch).removeDuplicates().start(
            in: pool, scheduling: .async(onQueue: queue ?? observing)
        ) { [weak self] error in
            guard let self else { return }
            self.logger.error("Observing \(what) failed: \(self.failure(error))")
            onFailure()
        } onChange: {
            onChange($0)
        }
    }
}

extension Database {
    /// Runs a transaction, and waits until it is on the disk.
    func inDurableTransaction<Value>(_ change: (Database) throws -> Value) throws -> Value {
        // In WAL mode, the default is to wait for the disk only at checkpoints.
        try execute(sql: "PRAGMA synchronous = FULL")
        defer { try? execute(sql: "PRAGMA synchronous = NORMAL") }
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
