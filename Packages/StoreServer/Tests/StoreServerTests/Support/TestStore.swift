import Synchronization

@testable import StoreServer

/// A store that runs on loopback for the time of a test.
struct TestStore: Sendable {
    let store: StoreServer
    let address: StoreAddress
    let client: RawClient

    static func with(
        _ configuration: StoreServerConfiguration = .init(), catalog: Catalog = .standard,
        messages: SentMail = SentMail(), _ body: (TestStore) async throws -> Void
    ) async throws {
        try await with(configuration, catalog: catalog, clock: ContinuousClock(), messages: messages, body)
    }

    static func with<C: Clock>(
        _ configuration: StoreServerConfiguration = .init(), catalog: Catalog = .standard, clock: C,
        messages: SentMail = SentMail(), _ body: (TestStore) async throws -> Void
    ) async throws where C.Duration == Duration {
        let store = StoreServer(configuration: configuration, catalog: catalog, clock: clock, deliver: messages.add)
        try await store.serve { address in
            try await body(TestStore(store: store, address: address, client: RawClient(port: address.port)))
        }
    }
}

extension StoreServer {
    /// Issues a token as signing in does.
    func accessToken(for user: StoreUser.ID, minutes: Int = 5) throws -> String {
        var token = ""
        try state.change { token = $0.stored.tokens.issue(.access, for: user, minutes: minutes, now: $0.date) }
        return token
    }
}

/// The messages that a store has sent to users.
final class SentMail: Sendable {
    private let sent = Mutex<[StoreMail]>([])

    var all: [StoreMail] { sent.withLock { $0 } }

    func add(_ message: StoreMail) { sent.withLock { $0.append(message) } }
}
