/// Brings all products of the shop onto the device, and keeps them like the server's.
public protocol CatalogueSyncService: Sendable {
    /// How far it is, then every change. A slow watcher skips to the latest one.
    func progress() -> AsyncStream<SyncProgress>

    /// Fetches what has changed since the last time; all of it, the first time. What was interrupted goes on where it was.
    ///
    /// A call while another runs joins that one: both end alike, and are cancelled together.
    func synchronise() async throws(ServiceError)
}
