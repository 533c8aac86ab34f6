import FlowKit
import Foundation
import GRDB
import Logging
import Model
import Testing

@testable import Core

/// How many orders a user's database holds; nil when there is none.
func rows(in database: URL) throws -> Int? {
    guard FileManager.default.fileExists(atPath: database.path) else { return nil }
    let queue = try DatabaseQueue(path: database.path)
    defer { try? queue.close() }
    return try queue.read { database in
        try Int.fetchOne(
            database,
            sql: "SELECT (SELECT count(*) FROM placedOrder) + (SELECT count(*) FROM ordersLoaded)") ?? -1
    }
}

/// An answer that comes when its user has left is shown to nobody and kept nowhere.
@Suite(.timeLimit(.minutes(10)), .boundedParallelism) struct OrdersLeavingTests {
    private let directory: TemporaryDirectory
    private let store: ShopStore
    private let server: URL

    init() async throws {
        directory = try TemporaryDirectory()
        server = try #require(URL(string: "http://shop.example"))
        store = try await ShopStore.open(in: directory.url, imageOrigin: nil)
    }

    private static func signedIn(_ number: Int) -> APIResponse {
        APIResponse(
            status: 200,
            body: Data(#"{"id":\#(number),"username":"u","accessToken":"a\#(number)","refreshToken":"r"}"#.utf8))
    }

    @Test(arguments: [false, true]) func theirOrdersLeaveWithThem(anotherComes: Bool) async throws {
        let account = try await LiveAccount(
            directory: directory.url, server: server, transport: StubTransport(.success(Self.signedIn(1))),
            store: store, tokens: .file, logger: ShopStore.silent)
        try await account.signIn(username: "u", password: "p")
        let leaving = ClosureTransport { _ throws(ServiceError) in
            if anotherComes {
                do { try await account.signIn(username: "u", password: "p") } catch { throw .offline }
            } else {
                do { try await account.signOut() } catch { throw .offline }
            }
            let order = #"{"id":1,"placedAt":"2025-01-01T00:00:00Z","status":"placed","products":[],"total":1}"#
            return APIResponse(status: 200, body: Data(#"{"orders":[\#(order)]}"#.utf8))
        }
        let orders = OrderRepository(
            api: OrdersAPI(api: server, transport: leaving), account: account, logger: ShopStore.silent)
        await #expect(throws: ServiceError.unauthorized) { try await orders.orders(.fresh) }
        let left = try rows(in: directory.url.appending(path: "users/1.sqlite"))
        #expect(left == (anotherComes ? 0 : nil))
    }
}
