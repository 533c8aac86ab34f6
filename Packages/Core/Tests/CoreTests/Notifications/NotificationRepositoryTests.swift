import Foundation
import HTTPTypes
import Mocks
import Model
import Synchronization
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct NotificationRepositoryTests {
    /// A server that knows of notifications, and may be away.
    private final class Server: HTTPTransport {
        struct State {
            var isAway = false
            var read: Set<String> = []
            var requests: [String] = []
            var status = 200
        }
        let state = Mutex(State())
        /// Runs once, after the server has read the list, and before the device receives it.
        let beforeList = Mutex<(@Sendable () async -> Void)?>(nil)

        func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
            let path = request.url.path()
            let (isAway, status, read) = state.withLock { state in
                state.requests.append("\(request.method.rawValue) \(path)")
                if !state.isAway, request.method == .put, path.hasSuffix("/read") {
                    state.read.insert(String(path.split(separator: "/")[1]))
                }
                return (state.isAway, state.status, state.read)
            }
            if isAway { throw .offline }
            if path == "/auth/login" {
                return answer(
                    #"{"id":1,"username":"emilys","firstName":"Emily","accessToken":"a.b.c","refreshToken":"d.e.f"}"#)
            }
            guard request.method == .get else { return APIResponse(status: 204) }
            let items = ["n2", "n1"].enumerated().map { index, id in
                #"{"id":"\#(id)","title":"T","body":"B","date":"2026-01-0\#(2 - index)T00:00:00Z","isRead":\#(read.contains(id))}"#
            }
            let beforeList = beforeList.withLock { $0.take() }
            await beforeList?()
            return answer(
                #"{"notifications":[\#(items.joined(separator: ",")),{"id":"","title":"?"},7],"unread":2}"#, status)
        }

        private func answer(_ body: String, _ status: Int = 200) -> APIResponse {
            APIResponse(status: status, body: Data(body.utf8))
        }

        func requests(to path: String) -> Int { state.withLock { $0.requests.count { $0 == path } } }
    }

    private let server = Server()
    private let log = LogRecorder()

    private func run(_ body: (NotificationRepository, LiveAccount) async throws -> Void) async throws {
        let directory = try TemporaryDirectory()
        let url = try #require(URL(string: "http://shop.test"))
        let store = try await AppDatabase.open(in: directory.url)
        let account = try await LiveAccount(
            directory: directory.url, server: url, transport: server, device: try await DeviceStore.open(in: store),
            logger: log.logger)
        let repository = NotificationRepository(
            api: NotificationsAPI(client: APIClient(api: url, transport: server)), account: account, logger: log.logger)
        try await body(repository, account)
    }

    private func signIn(_ account: LiveAccount) async throws {
        try await account.signIn(username: "emilys", password: "emilyspass")
    }

    private func inbox(_ repository: NotificationRepository) async -> [InboxNotification] {
        for await inbox in repository.inbox() { return inbox }
        return []
    }

    private func unread(_ repository: NotificationRepository) async -> Int {
        for await count in repository.unreadCount() { return count }
        return -1
    }

    @Test func failedRefreshKeepsTheStoredInbox() async throws {
        try await run { repository, account in
            try await signIn(account)
            try await repository.refresh()
            #expect(await inbox(repository).map(\.id.rawValue) == ["n2", "n1"])
            #expect(await unread(repository) == 2)
            server.state.withLock { $0.isAway = true }
            await #expect(throws: ServiceError.offline) { try await repository.refresh() }
            #expect(await inbox(repository).count == 2)
        }
    }

    @Test func signedOutUserHasNoNotifications() async throws {
        try await run { repository, account in
            await #expect(throws: ServiceError.unauthorized) { try await repository.refresh() }
            try await signIn(account)
            try await repository.refresh()
            try await account.signOut()
            #expect(await inbox(repository).isEmpty)
            await #expect(throws: ServiceError.unauthorized) {
                try await repository.markRead(InboxNotification.ID(rawValue: "n1"))
            }
        }
    }

    @Test func notificationReadOfflineIsReportedLaterAndStaysRead() async throws {
        try await run { repository, account in
            try await signIn(account)
            try await repository.refresh()
            server.state.withLock { $0.isAway = true }
            try await repository.markRead(InboxNotification.ID(rawValue: "n1"))
            #expect(await unread(repository) == 1)
            server.state.withLock { $0.isAway = false }
            try await repository.refresh()
            #expect(server.state.withLock(\.read) == ["n1"])
            #expect(await unread(repository) == 1)
            // It is told once.
            let count = server.requests(to: "PUT /notifications/n1/read")
            try await repository.refresh()
            #expect(server.requests(to: "PUT /notifications/n1/read") == count)
        }
    }

    @Test func readingDuringARefreshIsKept() async throws {
        try await run { repository, account in
            try await signIn(account)
            try await repository.refresh()
            server.beforeList.withLock {
                $0 = { try? await repository.markRead(InboxNotification.ID(rawValue: "n1")) }
            }
            try await repository.refresh()
            #expect(server.state.withLock(\.read) == ["n1"])
            #expect(await unread(repository) == 1)
        }
    }

    @Test(arguments: [403, 404, 405]) func aPassingStatusChangesNothing(status: Int) async throws {
        try await run { repository, account in
            try await signIn(account)
            try await repository.refresh()
            server.state.withLock { $0.status = status }
            await #expect(throws: ServiceError.self) { try await repository.refresh() }
            #expect(await inbox(repository).count == 2)
        }
    }

    @Test func aDeviceIsRegisteredByItsToken() async throws {
        try await run { repository, account in
            let token = try #require(PushToken("00ff"))
            await #expect(throws: ServiceError.unauthorized) { try await repository.register(token) }
            try await signIn(account)
            try await repository.register(token)
            try await repository.unregister(token)
            #expect(server.requests(to: "PUT /devices/00ff") == 1)
            #expect(server.requests(to: "DELETE /devices/00ff") == 1)
        }
    }
}
