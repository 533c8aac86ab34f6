public import Loading
public import Model
import Synchronization

/// In-memory notifications of a server and of a device.
public final class MockNotificationService: NotificationService, Controllable {
    public enum Call: Hashable, Sendable {
        case refresh(FetchPolicy)
        case markRead(InboxNotification.ID)
        case register(PushToken)
        case unregister(PushToken)
    }

    public let control = MockControl<Call>()
    private let held: MockState<[InboxNotification]>
    private let said: Mutex<[InboxNotification]>
    private let registered: MockState<Set<PushToken>>

    /// - Parameter notifications: The notifications of the server and of the device, latest first.
    public init(_ notifications: [InboxNotification] = []) {
        held = MockState(notifications, control.changes)
        said = Mutex(notifications)
        registered = MockState([], control.changes)
    }

    /// The device's notifications.
    public var current: [InboxNotification] { held.value }

    /// The server's content for the next request.
    public var server: [InboxNotification] {
        get { said.withLock(\.self) }
        set { said.withLock { $0 = newValue } }
    }

    /// The tokens of the registered devices.
    public var tokens: Set<PushToken> { registered.value }

    public func inbox() -> AsyncStream<[InboxNotification]> { held.values { $0 } }

    public func unreadCount() -> AsyncStream<Int> { held.values { $0.count { !$0.isRead } } }

    public func refresh(_ policy: FetchPolicy) async throws(ServiceError) {
        try await control.answer(.refresh(policy))
        guard policy.mayFetch else { return }
        held.send(server)
    }

    public func markRead(_ id: InboxNotification.ID) async throws(ServiceError) {
        try await control.answer(.markRead(id))
        held.update { $0.markRead(id) }
        said.withLock { $0.markRead(id) }
    }

    public func register(_ token: PushToken) async throws(ServiceError) {
        try await control.answer(.register(token))
        registered.update { _ = $0.insert(token) }
    }

    public func unregister(_ token: PushToken) async throws(ServiceError) {
        try await control.answer(.unregister(token))
        registered.update { _ = $0.remove(token) }
    }
}

extension [InboxNotification] {
    fileprivate mutating func markRead(_ id: InboxNotification.ID) {
        if let index = firstIndex(where: { $0.id == id }) { self[index].isRead = true }
    }
}
