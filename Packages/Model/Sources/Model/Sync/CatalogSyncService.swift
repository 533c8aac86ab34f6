public import Foundation

/// Synchronizes the whole catalog with the device.
public protocol CatalogSyncService: Sendable {
    /// Returns a stream of the progress. Slow observers receive only the latest value.
    func progress() -> AsyncStream<SyncProgress>

    /// Fetches the changes since the last synchronization, or the whole catalog the first time. Resumes an interrupted
    /// synchronization.
    ///
    /// A call during a running synchronization joins it. Both end with the same result, and are cancelled together.
    func synchronize() async throws(ServiceError)
}

/// The synchronization of an app that stores no catalog: it never runs.
public struct NoCatalogSync: CatalogSyncService {
    public init() {}

    public func progress() -> AsyncStream<SyncProgress> { AsyncStream { $0.finish() } }
    public func synchronize() async throws(ServiceError) {}
}

/// The progress of the catalog synchronization.
public enum SyncProgress: Hashable, Sendable {
    /// No synchronization is running. The value is the date of the last complete one.
    case idle(last: Date?)
    /// A synchronization is running: the number of processed products, and the total if the server has sent it.
    case running(done: Int, total: Int?)
    /// The last synchronization failed. The next one resumes it.
    case failed(ServiceError)
}
