import FlowKit
public import Foundation
import GRDB
public import Logging
public import Model
import Synchronization

/// Who is signed in on a device, kept in a file of its own, and in and out of it.
///
/// It also has the tokens to ask with. When the server takes one no more, another is got, once for all who need it; when
/// the server refuses that too, the session is over, and whoever watches is told.
public final class LiveAccount: Sendable {
    let signedIn: CurrentValue<SignedIn?>
    let api: AccountAPI
    let file: SessionFile
    let store: ShopStore
    let logger: Logger
    let renewal = TokenRenewal()
    /// How often somebody has signed in. Whoever was when the process began is the first.
    let count = Mutex(1)

    /// Whoever was signed in when the process ended, is so again. Asks the server nothing.
    ///
    /// - Parameters:
    ///   - directory: Where the file `session.json` is, or is to be. It has to be there.
    ///   - server: Where the API lives.
    ///   - transport: What carries the requests. It does not say who asks.
    ///   - store: What the device holds of the user, which goes when they sign out.
    ///   - logger: Told of a file that can't be read. It never sees a token or a password.
    public init(directory: URL, server: URL, transport: any HTTPTransport, store: ShopStore, logger: Logger) {
        api = AccountAPI(api: server, transport: transport)
        file = SessionFile(in: directory, server: server, images: store.images)
        self.store = store
        self.logger = logger
        let kept = file.read(logger).map { SignedIn(user: $0.user, tokens: $0.tokens, number: 1) }
        signedIn = CurrentValue(kept)
        forgetLeftovers()
    }

    /// Forgets what a process has left behind that ended between a user's signing out and the removal of what was theirs.
    private func forgetLeftovers() {
        let (user, images) = (signedIn.value?.user.id, store.images)
        do {
            let areThere = try store.pool.read { database in
                try OrderTable(database: database, images: images).holdsAnything(except: user)
            }
            guard areThere else { return }
            try store.pool.write { try OrderTable(database: $0, images: images).deleteAll(except: user) }
        } catch {
            logger.error("Removing what belonged to a user before has failed: \(store.failure(error))")
        }
    }

    /// Forgets what the device holds of others than who is signed in.
    func forgetOthers() async throws(ServiceError) {
        try await store.write { [signedIn, images = store.images] database in
            // Asked for within the transaction: who signs in meanwhile keeps what is theirs.
            try OrderTable(database: database, images: images).deleteAll(except: signedIn.value?.user.id)
        }
    }
}

extension LiveAccount: SessionService {
    public func session() -> AsyncStream<Session> {
        signedIn.values { $0.map { .signedIn($0.user) } ?? .signedOut }
    }
}
