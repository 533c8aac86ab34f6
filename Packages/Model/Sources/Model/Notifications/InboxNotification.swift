public import Foundation
public import Loading

/// A notification from the shop.
public struct InboxNotification: Identifiable, Hashable, Sendable {
    /// The identifier of a notification.
    public typealias ID = Identifier<InboxNotification, String>

    /// The identifier.
    public var id: ID
    /// The title.
    public var title: String
    /// The text.
    public var body: String
    /// The date on which it was sent.
    public var date: Date
    /// A link of the app to open. `nil` if there is none.
    public var link: String?
    /// A Boolean value that indicates whether the user has read it.
    public var isRead: Bool

    /// Creates a notification. The link isn't validated.
    public init(id: ID, title: String, body: String, date: Date, link: String? = nil, isRead: Bool = false) {
        self.id = id
        self.title = title
        self.body = body
        self.date = date
        self.link = link
        self.isRead = isRead
    }
}

/// Loads the user's notifications and stores them on the device. Empty if the user is signed out.
public protocol NotificationService: Sendable {
    /// Returns a stream of the notifications, latest first, followed by every change.
    func inbox() -> AsyncStream<[InboxNotification]>

    /// Returns a stream of the number of unread notifications, followed by every change.
    func unreadCount() -> AsyncStream<Int>

    /// Reloads the notifications, which are published through ``inbox()``. Does nothing if the server doesn't support
    /// notifications.
    ///
    /// - Parameter policy: `.cacheFirst` sends a request only if the stored value is stale; `.cacheOnly` and
    ///   `.staleIfError` send none.
    func refresh(_ policy: FetchPolicy) async throws(ServiceError)

    /// Marks a notification as read on the device, and on the server now or with the next ``refresh()``.
    func markRead(_ id: InboxNotification.ID) async throws(ServiceError)

    /// Registers this device for push notifications to the signed-in user.
    func register(_ token: PushToken) async throws(ServiceError)

    /// Unregisters this device from push notifications. Does nothing if it isn't registered.
    func unregister(_ token: PushToken) async throws(ServiceError)
}

extension NotificationService {
    /// Reloads from the server, even if the stored value is fresh.
    public func refresh() async throws(ServiceError) { try await refresh(.networkOnly) }
}
