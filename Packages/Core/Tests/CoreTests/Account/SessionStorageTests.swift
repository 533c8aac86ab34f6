import Dispatch
import Foundation
import GRDB
import Model
import Synchronization
import Testing

@testable import Core

/// The session's file and the keychain are slow. Reading the session doesn't wait for them, and sign-out and token renewal
/// write them one after the other.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct SessionStorageTests {
    private static func response(_ number: Int) -> StubTransport.Answer {
        .success(
            APIResponse(
                status: 200,
                body: Data(#"{"id":1,"username":"u","accessToken":"a\#(number)","refreshToken":"r\#(number)"}"#.utf8)))
    }

    @Test func aRenewalDuringASignOutLeavesNoSession() async throws {
        let directory = try TemporaryDirectory()
        let vault = SlowVault()
        let server = try #require(URL(string: "http://shop.example"))
        let account = try await LiveAccount(
            directory: directory.url, server: server,
            transport: StubTransport(Self.response(1), Self.response(2)),
            device: try await DeviceStore.open(in: AppDatabase.open(in: directory.url)), vault: vault,
            merge: GuestMerge(),
            logger: AppDatabase.silent)
        try await account.signIn(username: "u", password: "p")
        let expired = try #require(account.accessToken())

        vault.holdNextWrite()
        let renewal = Task { try? await account.accessToken(after: expired) }
        try await vault.isWriting.wait(for: "the renewal to write the keychain") { $0 }
        // The keychain is blocked, and neither of these waits for it.
        #expect(account.accessToken() == expired)
        var sessions = account.session().makeAsyncIterator()
        #expect(await sessions.next()?.user?.username == "u")

        let signOut = Task { try await account.signOut() }
        vault.release()
        _ = await renewal.value
        try await signOut.value
        #expect(account.accessToken() == nil)
        #expect(vault.isEmpty)
        let file = try String(contentsOf: directory.url.appending(path: "session.json"), encoding: .utf8)
        #expect(file.hasPrefix("{\"signedOut\":"))
    }

    @Test func anExpiredSessionKeepsUnsentChangesWheneverTheProcessEnds() async throws {
        let directory = try TemporaryDirectory()
        let vault = SlowVault()
        let server = try #require(URL(string: "http://shop.example"))
        let device = try await DeviceStore.open(in: AppDatabase.open(in: directory.url))
        let account = try await LiveAccount(
            directory: directory.url, server: server,
            transport: StubTransport(Self.response(1), .success(APIResponse(status: 401))), device: device,
            vault: vault, logger: AppDatabase.silent)
        try await account.signIn(username: "u", password: "p")
        try await device.write {
            _ = try OutboxEntry.enqueue(.wishlistSet(Product.ID(rawValue: 1), isOn: true), in: $0)
        }
        let owners = Mutex<[Bool]>([])
        vault.willForget.withLock {
            $0 = {
                let isGuest = try? device.database.pool.read { try device.rows(in: $0).isGuest }
                owners.withLock { $0.append(isGuest ?? false) }
            }
        }
        let expired = try #require(account.accessToken())
        #expect(try await account.accessToken(after: expired) == nil)
        #expect(owners.withLock(\.self) == [true], "the user is no longer current when the session is removed")
        let ofUser = OwnerRecord.filter(OwnerRecord.Columns.userID == 1)
        #expect(try await device.database.read { try ofUser.fetchCount($0) } == 1)
    }
}

/// A vault in memory, whose writes can be held.
private final class SlowVault: TokenVault {
    /// Called before tokens are removed.
    let willForget = Mutex<@Sendable () -> Void>({})
    let isWriting = WatchedValue(false)
    private let isHeld = Mutex(false)
    private let gate = DispatchSemaphore(value: 0)
    private let tokens = Mutex<[String: Tokens]>([:])

    var isEmpty: Bool { tokens.withLock(\.isEmpty) }

    func holdNextWrite() { isHeld.withLock { $0 = true } }

    func release() { gate.signal() }

    func tokens(named name: String) throws(ServiceError) -> Tokens? { tokens.withLock { $0[name] } }

    func keep(_ new: Tokens, named name: String) throws(ServiceError) {
        let waits = isHeld.withLock { isHeld in
            defer { isHeld = false }
            return isHeld
        }
        if waits {
            isWriting.update { $0 = true }
            gate.wait()
        }
        tokens.withLock { $0[name] = new }
    }

    func forgetAll(startingWith prefix: String, except name: String?) throws(ServiceError) {
        willForget.withLock(\.self)()
        tokens.withLock { tokens in tokens = tokens.filter { !$0.key.hasPrefix(prefix) || $0.key == name } }
    }
}
