public import FlowKit
import Foundation
import GRDB
public import Logging
public import Model

/// The notifications of who is signed in: stored first, fresh from the server. They leave the device with their user.
public struct NotificationRepository: NotificationService {
    private let api: NotificationsAPI
    private let account: LiveAccount
    private let logger: Logger
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - api: What the server has of the user. Its transport says who asks, by the same account.
    ///   - account: Who is signed in, and what the device holds of them.
    ///   - logger: Told of what could not be stored or said.
    public init(api: NotificationsAPI, account: LiveAccount, logger: Logger) {
        self.init(api: api, account: account, logger: logger) { Date() }
    }

    /// - Parameter now: How old what is held is.
    init(api: NotificationsAPI, account: LiveAccount, logger: Logger, now: @escaping @Sendable () -> Date) {
        self.api = api
        self.account = account
        self.logger = logger
        self.now = now
    }

    public func inbox() -> AsyncStream<[InboxNotification]> {
        account.users.values(of: "the notifications") { try NotificationRecord.all(in: $0) }
    }

    public func unreadCount() -> AsyncStream<Int> {
        account.users.values(of: "the number of notifications") {
            try NotificationRecord.unreadCount(in: $0)
        }
    }

    public func refresh(_ origin: DataOrigin) async throws(ServiceError) {
        let mine = try SignedInStore(account)
        guard origin.mayAskSource else { return }
        for id in try await mine.read({ try NotificationRecord.untold(in: $0) }) { await tellRead(id, mine) }
        let cache = ResourceCache(store: mine, logger: logger, now: now)
        do throws(ServiceError) {
            _ = try await cache.load(.notifications, [LoadDates.all], from: origin) { () throws(ServiceError) in
                try await mine.read { try NotificationRecord.all(in: $0) }
            } ask: { () throws(ServiceError) in
                try await api.notifications()
            } keep: { notifications, database in
                try NotificationRecord.save(all: notifications, in: database)
            }
        } catch .notFound, .rejected(status: 405, _) {
            // A server that knows of none.
        }
    }

    public func markRead(_ id: InboxNotification.ID) async throws(ServiceError) {
        let mine = try SignedInStore(account)
        try await mine.keep { try NotificationRecord.markRead(id, in: $0) }
        await tellRead(id, mine)
    }

    public func register(_ token: PushToken) async throws(ServiceError) {
        _ = try SignedInStore(account)
        // A server that sends no pushes can be lived with.
        do throws(ServiceError) { try await api.register(token) } catch .notFound, .rejected(status: 405, _) {}
    }

    public func unregister(_ token: PushToken) async throws(ServiceError) {
        _ = try SignedInStore(account)
        do throws(ServiceError) { try await api.unregister(token) } catch .notFound, .rejected(status: 405, _) {}
    }

    /// What can't be said now is said with the next refresh.
    private func tellRead(_ id: InboxNotification.ID, _ mine: SignedInStore) async {
        do throws(ServiceError) {
            do throws(ServiceError) { try await api.markRead(id) } catch .notFound, .rejected(status: 405, _) {}
            try await mine.keep { try NotificationRecord.markTold(id, in: $0) }
        } catch {
            logger.debug("Marking notification \(id) as read failed: \(error)")
        }
    }
}
