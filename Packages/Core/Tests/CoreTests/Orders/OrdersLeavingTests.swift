import FlowKit
import Foundation
import GRDB
import Loading
import Logging
import Model
import Testing

@testable import Core

/// Returns the number of stored orders of a user. `nil` if the database has no rows of the user.
func orderCount(of user: Int, in directory: URL) throws -> Int? {
    try read(directory) { database in
        let owner = try OwnerRecord.filter(OwnerRecord.Columns.userID == user).fetchOne(database)
        return try owner.map { try OwnerRows(database, owner: $0.id).all(OrderRecord.self).fetchCount(database) }
    }
}

/// Returns the identifier of a user's rows.
func owner(of user: Int, in directory: URL) throws -> String? {
    try read(directory) { try OwnerRecord.filter(OwnerRecord.Columns.userID == user).fetchOne($0)?.id.rawValue }
}

private func read<Value>(_ directory: URL, _ value: (Database) throws -> Value) throws -> Value {
    var configuration = Configuration()
    // A device that closes its database locks the file while it writes what is left of the log.
    configuration.busyMode = .timeout(600)
    let queue = try DatabaseQueue(path: directory.appending(path: "shop.sqlite").path, configuration: configuration)
    defer { try? queue.close() }
    return try queue.read(value)
}

/// An answer that comes when its user has left is shown to nobody and kept nowhere.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct OrdersLeavingTests {
    private let directory: TemporaryDirectory
    private let store: AppDatabase
    private let server: URL

    init() async throws {
        directory = try TemporaryDirectory()
        server = try #require(URL(string: "http://shop.example"))
        store = try await AppDatabase.open(in: directory.url)
    }

    private static func signedIn(_ number: Int) -> APIResponse {
        APIResponse(
            status: 200,
            body: Data(#"{"id":\#(number),"username":"u","accessToken":"a\#(number)","refreshToken":"r"}"#.utf8))
    }

    @Test(arguments: [false, true]) func theirOrdersLeaveWithThem(anotherComes: Bool) async throws {
        let account = try await LiveAccount(
            directory: directory.url, server: server, transport: StubTransport(.success(Self.signedIn(1))),
            device: try await DeviceStore.open(in: store), logger: AppDatabase.silent)
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
            api: OrdersAPI(client: APIClient(api: server, transport: leaving)), account: account,
            logger: AppDatabase.silent)
        await #expect(throws: ServiceError.unauthorized) { try await orders.orders(.networkOnly) }
        let left = try orderCount(of: 1, in: directory.url)
        #expect(left == (anotherComes ? 0 : nil))
    }
}
