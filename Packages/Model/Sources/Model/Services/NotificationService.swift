public import FlowKit

/// What the shop wants a user to know: kept on the device, fresh from the server. Without a user there is nothing.
public protocol NotificationService: Sendable {
    /// What there is, the latest first, then every change.
    func inbox() -> AsyncStream<[InboxNotification]>

    /// How many are not read yet, then every change of that number.
    func unreadCount() -> AsyncStream<Int>

    /// Asks the server. What it says comes through ``inbox()``. Nothing changes for a server that knows of no
    /// notifications.
    ///
    /// - Parameter origin: `.current` asks only when what was heard is not good any more; `.stored` and `.fallback` ask
    ///   nobody.
    func refresh(_ origin: DataOrigin) async throws(ServiceError)

    /// Marks one as read, on the device at once. The server is told with it, or with the next ``refresh()``.
    func markRead(_ id: InboxNotification.ID) async throws(ServiceError)

    /// Lets the server send pushes for who is signed in to this device.
    func register(_ token: PushToken) async throws(ServiceError)

    /// Lets the server send no more pushes to this device. Without effect when it sends none.
    func unregister(_ token: PushToken) async throws(ServiceError)
}

extension NotificationService {
    /// Asks the server, however good that is which was heard last.
    public func refresh() async throws(ServiceError) { try await refresh(.fresh) }
}
