import Dispatch
import GRDB
import Logging
public import Model

/// What the device holds of the shop: the catalogue, the wishlist, the bag, what was looked at, and settings.
///
/// All of it is one SQLite file, which the screens observe and the network fills. A change is one transaction: a killed
/// process loses nothing that was acknowledged. Open a store with ``open(in:imageOrigin:logger:)``.
public final class ShopStore: Sendable {
    let pool: DatabasePool
    let images: ImageAddresses
    let logger: Logger
    private let observing = DispatchQueue(label: "shop-store.observing")

    init(pool: DatabasePool, images: ImageAddresses, logger: Logger) {
        self.pool = pool
        self.images = images
        self.logger = logger
    }

    /// Where the file is.
    public var path: String { pool.path }

    /// Closes the file, when whatever runs on it is done. Later questions fail with
    /// ``/Model/ServiceError/storage(_:)``, later streams end at once. Without effect on a store that is closed.
    public func close() throws(ServiceError) {
        do { try pool.close() } catch { throw ServiceError(storing: error) }
    }

    /// Reads in one transaction.
    func read<Value: Sendable>(
        _ value: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await pool.read(value) } catch { throw failure(error) }
    }

    /// Reads with a single statement, which needs no transaction around it to see one state of things.
    func readOnce<Value: Sendable>(
        _ value: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await pool.unsafeRead(value) } catch { throw failure(error) }
    }

    /// Reads what takes microseconds, with a single statement and on the thread of the caller's task: the way to another
    /// thread and back would take longer than the reading.
    @concurrent
    func readBriefly<Value: Sendable>(
        _ value: @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do {
            try Task.checkCancellation()
            return try readHere(value)
        } catch { throw failure(error) }
    }

    private func readHere<Value>(_ value: (Database) throws -> Value) throws -> Value { try pool.unsafeRead(value) }

    /// Writes in one transaction: all of it or, when it throws, nothing.
    @discardableResult
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await pool.write(change) } catch { throw failure(error) }
    }

    /// Writes in one transaction that is on the disk when this returns: what is kept so survives a machine that stops.
    func writeDurably(_ change: @escaping @Sendable (Database) throws -> Void) async throws(ServiceError) {
        do {
            try await pool.writeWithoutTransaction { database in
                // The usual mode of a log is to wait for the disk now and then. The next change has it again.
                try database.execute(sql: "PRAGMA synchronous = FULL")
                defer { try? database.execute(sql: "PRAGMA synchronous = NORMAL") }
                try database.inTransaction {
                    try change(database)
                    return .commit
                }
            }
        } catch { throw failure(error) }
    }

    /// What an error is to whoever asked. One that tells of damage is noted, so that the file is checked when it is opened
    /// the next time.
    func failure(_ error: any Error) -> ServiceError {
        DamageNote(of: path).leave(ifToldBy: error)
        return ServiceError(storing: error)
    }

    /// A value as it is, then every change of it; a slow watcher skips to the newest one. A failure is logged and ends
    /// the stream.
    ///
    /// The value must always come from the same tables. `fetch` must not hold the store: what is watched would keep it
    /// alive.
    func values<Value: Equatable & Sendable>(
        of what: String, _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let observation = ValueObservation.trackingConstantRegion(fetch).removeDuplicates()
            let watching = observation.start(in: pool, scheduling: .async(onQueue: observing)) { [logger, path] error in
                DamageNote(of: path).leave(ifToldBy: error)
                logger.error("Watching \(what) has failed: \(ServiceError(storing: error))")
                continuation.finish()
            } onChange: { value in
                continuation.yield(value)
            }
            continuation.onTermination = { _ in watching.cancel() }
        }
    }
}
