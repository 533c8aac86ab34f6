import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Synchronization
import Testing

@testable import StoreServer

/// What strangers and the log learn about users.
@Suite struct PrivacyTests {
    @Test func publicResponsesHaveNoAddressesOfReviewers() async throws {
        let store = StoreServer()
        let client = DirectClient(store: store)
        let review = Array(#"{"rating":5,"comment":"Fine"}"#.utf8)
        let written = try await client.send(
            .post, "/products/1/reviews", token: store.accessToken(for: 5), body: review)
        #expect(written.status == .created)
        for target in ["/products/1", "/products?limit=0", "/products/1/reviews", "/products/changes"] {
            let response = try await client.send(.get, target)
            #expect(response.status == .ok)
            #expect(!response.body.contains("@"), "\(target)")
        }
    }

    @Test func aUsersPictureHasInitialsOnly() async throws {
        let response = try await DirectClient(store: StoreServer()).send(.get, "/images/users/5.svg")
        #expect(response.status == .ok)
        #expect(response.body.contains(">NH</text>"))
        for name in ["Noor", "Haddad"] { #expect(!response.body.contains(name)) }
    }

    @Test(arguments: ["michael.weber@example.com", "MICHAEL.WEBER@example.com"])
    func aProfileCannotClaimTheAddressOfAnotherAccount(_ address: String) async throws {
        let store = StoreServer()
        let body = Array(#"{"email":"\#(address)"}"#.utf8)
        let response = try await DirectClient(store: store).send(
            .patch, "/users/1", token: store.accessToken(for: 1), body: body)
        #expect(response.status == .conflict)
        #expect(response.body == #"{"fields":["email"],"message":"There is an account with this email"}"#)
        #expect(store.user(1)?.email == "emily.svensson@example.com")
        // A user's own address is no conflict.
        let own = try await DirectClient(store: store).send(
            .patch, "/users/2", token: store.accessToken(for: 2), body: body)
        #expect(own.status == .ok)
    }

    @Test(arguments: ["\\u001b[2J@example.com", "a\\u0007@example.com", "a@\\u202eexample.com"])
    func anAddressWithInvisibleCharactersIsRejected(_ address: String) async throws {
        let store = StoreServer()
        let body = Array(#"{"email":"\#(address)"}"#.utf8)
        let response = try await DirectClient(store: store).send(
            .patch, "/users/1", token: store.accessToken(for: 1), body: body)
        #expect(response.status == .badRequest)
        #expect(store.user(1)?.email == "emily.svensson@example.com")
    }

    @Test(arguments: [
        ("/products/12", "/products/12"), ("/devices/abcdef", "/devices/…"), ("/devices/abc?x=1", "/devices/…?x=…"),
        ("/products/search?q=secret&limit=5", "/products/search?q=…&limit=5"), ("/", "/"), ("/?", "/?"), ("", ""),
    ])
    func theLogHasNoPushTokensAndSearchedTexts(_ target: String, _ logged: String) {
        #expect(ResponseMiddleware.redacted(target) == logged)
    }

    @Test func theLogHasNoResetLinks() async throws {
        let log = RecordedLog()
        let store = StoreServer(logger: Logger(label: "test") { _ in log })
        let response = try await DirectClient(store: store).send(
            .post, "/auth/forgot-password", body: Array(#"{"email":"noor.haddad@example.com"}"#.utf8))
        #expect(response.status == .accepted)
        #expect(log.text.contains("A message to a user isn't sent"))
        for secret in ["token=", "noor"] { #expect(!log.text.contains(secret)) }
        let mail = StoreMail(address: "noor@example.com", text: "Open", link: "/reset-password?token=secret")
        #expect("\(mail)" == "Open")
    }
}

/// A log in memory.
private final class RecordedLog: LogHandler {
    private let lines = Mutex("")

    var text: String { lines.withLock { $0 } }
    var metadata: Logger.Metadata {
        get { [:] }
        set {}
    }
    var logLevel: Logger.Level {
        get { .trace }
        set {}
    }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { nil }
        set {}
    }

    func log(event: LogEvent) {
        lines.withLock { $0 += "\(event.message)\n" }
    }
}
