/// Sends the user's changes to the server.
///
/// A change is applied on the device immediately and stays pending until the server has responded. Pending changes are
/// persistent, are sent in order, and take effect once, even if they are sent several times.
public protocol OutboxService: Sendable {
    /// Returns a stream of the status, followed by every change. It ends only if the store can't be read.
    func status() -> AsyncStream<OutboxStatus>

    /// Returns a stream of the conflicts that the user hasn't dismissed, latest first, followed by every change. It
    /// ends only if the store can't be read.
    func conflicts() -> AsyncStream<[OutboxConflict]>

    /// Dismisses a conflict. Does nothing if it doesn't exist.
    func dismiss(_ id: OutboxConflict.ID) async throws(ServiceError)

    /// Returns a stream of the changes that the server answered with an error too often, oldest first, followed by every
    /// change. It ends only if the store can't be read.
    func failedChanges() -> AsyncStream<[FailedChange]>

    /// Sends a failed change again. Does nothing if it doesn't exist.
    func retry(_ id: FailedChange.ID) async throws(ServiceError)

    /// Discards a failed change, and restores the server's state. The lines of an order return to the bag. Does nothing if
    /// the change doesn't exist.
    func discard(_ id: FailedChange.ID) async throws(ServiceError)

    /// Starts sending without waiting for the next scheduled attempt. Returns immediately.
    func send() async

    /// Starts loading changes that were made on other devices. Returns immediately. Does nothing shortly after the last
    /// call, or if the user is signed out.
    func pull() async

    /// Loads changes that were made on other devices, and waits for them. Does nothing if the user is signed out.
    ///
    /// - Throws: The failure of the attempt. The changes are loaded later then.
    func refresh() async throws(ServiceError)
}

/// An outbox that is always empty, for an app whose changes stay on the device.
public struct NoOutbox: OutboxService {
    public init() {}

    public func status() -> AsyncStream<OutboxStatus> { AsyncStream { $0.finish() } }
    public func conflicts() -> AsyncStream<[OutboxConflict]> { AsyncStream { $0.finish() } }
    public func dismiss(_ id: OutboxConflict.ID) async throws(ServiceError) {}
    public func failedChanges() -> AsyncStream<[FailedChange]> { AsyncStream { $0.finish() } }
    public func retry(_ id: FailedChange.ID) async throws(ServiceError) {}
    public func discard(_ id: FailedChange.ID) async throws(ServiceError) {}
    public func send() async {}
    public func pull() async {}
    public func refresh() async throws(ServiceError) {}
}
