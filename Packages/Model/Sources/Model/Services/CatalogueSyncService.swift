/// Synchronizes the whole catalog with the device.
public protocol CatalogueSyncService: Sendable {
    /// Returns a stream of the progress. Slow observers receive only the latest value.
    func progress() -> AsyncStream<SyncProgress>

    /// Fetches the changes since the last synchronization, or the whole catalog the first time. Resumes an interrupted
    /// synchronization.
    ///
    /// A call during a running synchronization joins it. Both end with the same result, and are cancelled together.
    func synchronise() async throws(ServiceError)
}
