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
    /// The session's file. Its lock is held while the file and the keychain are written, and orders sign-in, sign-out and
    /// token renewal. Reading ``signedIn`` doesn't take it, so the main thread never waits for a file.
    let file: Mutex<SessionFile>
    /// What the device holds of its users. The one in use is that of who is signed in.
    public let users: UserStores
    let logger: Logger
    let renewal = TokenRenewal()
    /// How often somebody has signed in. Whoever was when the process began is the first.
    let count = Mutex(1)
    private let endOfFollowing: @Sendable () -> Void

    /// Whoever was signed in when the process ended, is so again. Asks the server nothing.
    ///
    /// - Parameters:
    ///   - directory: Where the file `session.json` and the directory `users` are, or are to be. It has to be there.
    ///   - server: Where the API lives.
    ///   - transport: What carries the requests. It does not say who asks.
    ///   - store: What the device holds of the shop.
    ///   - tokens: Where the tokens are kept.
    ///   - logger: Told of a file that can't be read. It never sees a token or a password.
    /// - Throws: When the user's database can't be opened or made.
    public convenience init(
        directory: URL, server: URL, transport: any HTTPTransport, store: ShopStore, tokens: TokenPlace = .system,
        logger: Logger
    ) async throws(StoreOpeningError) {
        try await self.init(
            directory: directory, server: server, transport: transport, store: store, vault: tokens.vault,
            logger: logger, joining: nil)
    }

    /// - Parameter joining: What becomes of the guest's things when somebody signs in.
    init(
        directory: URL, server: URL, transport: any HTTPTransport, store: ShopStore, vault: (any TokenVault)?,
        logger: Logger, joining: UserStores.Joining?
    ) async throws(StoreOpeningError) {
        api = AccountAPI(api: server, transport: transport)
        let file = SessionFile(in: directory, server: server, images: store.images, vault: vault)
        self.file = Mutex(file)
        self.logger = logger
        let session = file.read(logger)
        let kept: SignedIn? =
            if case .user(let user, let tokens) = session {
                SignedIn(user: user, tokens: tokens, number: 1)
            } else { nil }
        users = try await UserStores.open(
            in: directory, as: kept?.scope ?? .guest, products: store.known, logger: logger, joining: joining)
        let signedIn = CurrentValue(kept)
        self.signedIn = signedIn
        endOfFollowing = Self.follow(profilesIn: users, signedIn)
        switch session {
        case .user, .nobody: users.removeLeftovers()
        // The user didn't sign out: their unsent changes stay until they sign in again.
        case .unreadable, .otherServer: users.keepLeftovers()
        }
    }

    deinit { endOfFollowing() }
}

extension LiveAccount: SessionService {
    public func session() -> AsyncStream<Session> {
        signedIn.values { $0.map { .signedIn($0.userNow) } ?? .signedOut }
    }
}
