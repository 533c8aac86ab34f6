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
    /// ``Model/ServiceError/storage(_:)``, later streams end at once. Without effect on a store that is closed.
    public func close() throws(ServiceError) {
        do { try pool.close() } catch { throw ServiceError(storing: error) }
    }

    /// Reads in one transaction.
    func read<Value: Sendable>(
        _ value: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await pool.read(value) } catch { throw ServiceError(storing: error) }
    }

    /// Writes in one transaction: all of it or, when it throws, nothing.
    @discardableResult
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        do { return try await pool.write(change) } catch { throw ServiceError(storing: error) }
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
            let watching = observation.start(in: pool, scheduling: .async(onQueue: observing)) { [logger] error in
                logger.error("Watching \(what) has failed: \(ServiceError(storing: error))")
                continuation.finish()
            } onChange: { value in
                continuation.yield(value)
            }
            continuation.onTermination = { _ in watching.cancel() }
        }
    }
}
