public import FlowKit
import GRDB
public import Logging
public import Model

/// The notifications of who is signed in: stored first, fresh from the server. They leave the device with their user.
public struct NotificationRepository: NotificationService {
    private let api: NotificationsAPI
    private let account: LiveAccount
    private let logger: Logger

    /// - Parameters:
    ///   - api: What the server has of the user. Its transport says who asks, by the same account.
    ///   - account: Who is signed in, and what the device holds of them.
    ///   - logger: Told of what could not be stored or said.
    public init(api: NotificationsAPI, account: LiveAccount, logger: Logger) {
        self.api = api
        self.account = account
        self.logger = logger
    }

    public func inbox() -> AsyncStream<[InboxNotification]> {
        account.users.values(of: "the notifications") { try NotificationTable(database: $0).all() }
    }

    public func unreadCount() -> AsyncStream<Int> {
        account.users.values(of: "the number of notifications") {
            try NotificationTable(database: $0).unreadCount()
        }
    }

    public func refresh(_ origin: DataOrigin) async throws(ServiceError) {
        let user = try signedIn()
        guard origin.mayAskSource else { return }
        let untold = try await account.users.read { database, scope in
            scope == user.scope ? try NotificationTable(database: database).untold() : []
        }
        for id in untold { await tellRead(id, of: user) }
        let notifications: [InboxNotification]
        do throws(ServiceError) {
            notifications = try await api.notifications()
        } catch .notFound, .rejected(status: 405, _) {
            return
        }
        try await write(of: user) { try $0.save(all: notifications) }
    }

    public func markRead(_ id: InboxNotification.ID) async throws(ServiceError) {
        let user = try signedIn()
        try await write(of: user) { try $0.markRead(id) }
        await tellRead(id, of: user)
    }

    public func register(_ token: PushToken) async throws(ServiceError) {
        _ = try signedIn()
        // A server that sends no pushes can be lived with.
        do throws(ServiceError) { try await api.register(token) } catch .notFound, .rejected(status: 405, _) {}
    }

    public func unregister(_ token: PushToken) async throws(ServiceError) {
        _ = try signedIn()
        do throws(ServiceError) { try await api.unregister(token) } catch .notFound, .rejected(status: 405, _) {}
    }

    /// What can't be said now is said with the next refresh.
    private func tellRead(_ id: InboxNotification.ID, of user: SignedIn) async {
        do throws(ServiceError) {
            do throws(ServiceError) { try await api.markRead(id) } catch .notFound, .rejected(status: 405, _) {}
            try await write(of: user) { try $0.markTold(id) }
        } catch {
            logger.debug("Saying that notification \(id) was read has failed: \(error)")
        }
    }

    private func signedIn() throws(ServiceError) -> SignedIn {
        guard let current = account.signedIn.value else { throw .unauthorised }
        return current
    }

    /// - Throws: ``/Model/ServiceError/unauthorised`` when the user has signed out meanwhile: nothing of theirs is
    ///   written then.
    private func write(
        of user: SignedIn, _ change: @escaping @Sendable (NotificationTable) throws -> Void
    ) async throws(ServiceError) {
        try await account.users.write { [account] database, scope in
            guard scope == user.scope, account.signedIn.value?.number == user.number else {
                throw ServiceError.unauthorised
            }
            try change(NotificationTable(database: database))
        }
    }
}
