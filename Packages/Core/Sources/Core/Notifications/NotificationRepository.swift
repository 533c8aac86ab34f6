import FlowKit
import Foundation
import Loading
import Logging
import Model

/// The notifications of the signed-in user: stored first, then the server's. Signing out deletes them.
struct NotificationRepository: NotificationService {
    /// The requests for the user's notifications. Its transport uses the tokens of the same account.
    let api: NotificationsAPI
    let account: LiveAccount
    var capabilities = ServerCapabilities.all
    let logger: Logger
    var now: @Sendable () -> Date = { Date() }

    func inbox() -> AsyncStream<[InboxNotification]> {
        account.device.values(of: "the notifications") { try NotificationRecord.all(in: $0) }
    }

    func unreadCount() -> AsyncStream<Int> {
        account.device.values(of: "the number of notifications") {
            try NotificationRecord.unreadCount(in: $0)
        }
    }

    func refresh(_ policy: FetchPolicy) async throws(ServiceError) {
        let session = try SessionStore(account)
        guard policy.mayFetch, capabilities.contains(.notifications) else { return }
        // A server that doesn't respond must not delay the list for each of them.
        for id in try await session.readRows({ try NotificationRecord.untold(in: $0) }) {
            guard await tellRead(id, session) else { break }
        }
        let cache = ResourceCache(store: session, logger: logger, now: now)
        _ = try await cache.load(.notifications, [LoadDates.all], from: policy) { () throws(ServiceError) in
            try await session.readRows { try NotificationRecord.all(in: $0) }
        } ask: { () throws(ServiceError) in
            try await api.notifications()
        } keep: { notifications, rows in
            try NotificationRecord.save(all: notifications, in: rows)
        }
    }

    func markRead(_ id: InboxNotification.ID) async throws(ServiceError) {
        let session = try SessionStore(account)
        try await session.keep { try NotificationRecord.markRead(id, in: $0) }
        _ = await tellRead(id, session)
    }

    func register(_ token: PushToken) async throws(ServiceError) {
        _ = try SessionStore(account)
        // The app works without pushes.
        if capabilities.contains(.notifications) { try await api.register(token) }
    }

    func unregister(_ token: PushToken) async throws(ServiceError) {
        _ = try SessionStore(account)
        if capabilities.contains(.notifications) { try await api.unregister(token) }
    }

    /// Tells the server that a notification was read. After a failure, the next refresh tells it again.
    ///
    /// - Returns: Whether the server responded.
    private func tellRead(_ id: InboxNotification.ID, _ session: SessionStore) async -> Bool {
        guard capabilities.contains(.notifications) else { return true }
        do throws(ServiceError) {
            try await api.markRead(id)
            try await session.keep { try NotificationRecord.markTold(id, in: $0) }
            return true
        } catch {
            logger.debug("Marking notification \(id) as read failed: \(error)")
            return false
        }
    }
}
