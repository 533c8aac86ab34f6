import Foundation
import HTTPTypes
import Model
import StoreServer
import Testing

@testable import Core

/// The server revokes the tokens of a session that has ended on the device, and the device doesn't wait for it.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct RevocationTests {
    private struct Revocation: Hashable, Sendable {
        let body: String
        let status: Int?
    }

    private let shop: LocalShop
    private let revocations = WatchedValue<[Revocation]>([])

    init() throws { shop = try LocalShop() }

    /// The transport of a device that records the requests to revoke tokens.
    private func recorded(
        _ send: @escaping @Sendable (APIRequest) async throws(ServiceError) -> APIResponse
    ) -> ClosureTransport {
        ClosureTransport { [revocations] request throws(ServiceError) in
            let outcome = await Result { () async throws(ServiceError) in try await send(request) }
            if request.url.path() == "/auth/logout" {
                let body = String(decoding: request.body ?? Data(), as: UTF8.self)
                revocations.update { $0.append(Revocation(body: body, status: (try? outcome.get())?.status)) }
            }
            return try outcome.get()
        }
    }

    private func account(
        _ directory: TemporaryDirectory, _ transport: any HTTPTransport, capabilities: ServerCapabilities = .all
    ) async throws -> LiveAccount {
        try await LiveAccount(
            directory: directory.url, server: shop.api, transport: transport,
            device: try await DeviceStore.open(in: AppDatabase.open(in: directory.url)),
            merge: GuestMerge(capabilities: capabilities), logger: AppDatabase.silent)
    }

    @Test(arguments: [false, true]) func theServerRevokesTheTokensOfAnEndedSession(isReplaced: Bool) async throws {
        let directory = try TemporaryDirectory()
        let account = try await account(directory, recorded(shop.send))
        try await account.signIn(username: "emilys", password: "emilyspass")
        let old = try #require(account.signedIn.value)
        if isReplaced {
            try await account.signIn(username: "michaelw", password: "michaelwpass")
        } else {
            try await account.signOut()
        }
        try await revocations.wait(for: "the revocation") { !$0.isEmpty }
        #expect(revocations.value == [Revocation(body: #"{"refreshToken":"\#(old.tokens.refresh)"}"#, status: 204)])
        var request = APIAddress(shop.api).request(.get, ["auth", "me"])
        request.accessToken = old.accessToken
        #expect(try await shop.send(request).status == 401)
        request.accessToken = account.accessToken()
        if isReplaced { #expect(try await shop.send(request).status == 200) }
    }

    @Test func signingOutDoesNotWaitForTheServer() async throws {
        let (isReleased, isSent) = (WatchedValue(false), WatchedValue(false))
        let directory = try TemporaryDirectory()
        let transport = recorded { [shop] request throws(ServiceError) in
            guard request.url.path() == "/auth/logout" else { return try await shop.send(request) }
            isSent.update { $0 = true }
            try? await isReleased.wait(for: "the end of the test") { $0 }
            throw .offline
        }
        let account = try await account(directory, transport)
        try await account.signIn(username: "emilys", password: "emilyspass")
        try await account.signOut()
        #expect(account.signedIn.value == nil)
        try await isSent.wait(for: "the request") { $0 }
        #expect(revocations.value.isEmpty, "the server hasn't responded")
        isReleased.update { $0 = true }
        try await revocations.wait(for: "the failed request") { $0.map(\.status) == [nil] }
        // A failure changes nothing on the device.
        try await account.signIn(username: "emilys", password: "emilyspass")
        #expect(account.signedIn.value?.user.username == "emilys")
    }

    @Test func onlyAServerWithAccountsRevokesTokens() async throws {
        let directory = try TemporaryDirectory()
        let account = try await account(
            directory, recorded(shop.send), capabilities: [])
        try await account.signIn(username: "emilys", password: "emilyspass")
        try await account.signOut()
        try await account.signIn(username: "michaelw", password: "michaelwpass")
        #expect(revocations.value.isEmpty)
        #expect(!shop.requests.contains { $0.url.path() == "/auth/logout" })
    }

    @Test func aSessionThatTheServerHasEndedIsNotRevoked() async throws {
        let directory = try TemporaryDirectory()
        let account = try await account(
            directory, recorded(shop.send))
        try await account.signIn(username: "emilys", password: "emilyspass")
        try shop.server.expireTokens(alsoRefresh: true)
        let refused = try #require(account.accessToken())
        #expect(try await account.accessToken(after: refused) == nil)
        #expect(account.signedIn.value == nil)
        try await account.signIn(username: "michaelw", password: "michaelwpass")
        try await account.signOut()
        try await revocations.wait(for: "the revocation of the second session") { !$0.isEmpty }
        #expect(revocations.value.count == 1)
    }
}
