import FlowKit
public import Foundation
public import Logging
public import Model
import Synchronization

/// Who is signed in on a device, kept in a file of its own, and in and out of it.
///
/// It also has the tokens to ask with. When the server takes one no more, another is got, once for all who need it; when
/// the server refuses that too, the session is over, and whoever watches is told.
public final class LiveAccount: Sendable {
    let signedIn: CurrentValue<SignedIn?>
    private let api: AccountAPI
    private let file: SessionFile
    private let store: ShopStore
    private let logger: Logger
    private let renewal = TokenRenewal()
    /// How often somebody has signed in. Whoever was when the process began is the first.
    private let count = Mutex(1)

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
    }

    /// Forgets what the device holds of others than who is signed in.
    private func forgetOthers() async throws(ServiceError) {
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

extension LiveAccount: AuthenticationService {
    @discardableResult
    public func signIn(username: String, password: String) async throws(SignInError) -> User {
        let (user, tokens) = try await api.signIn(username: username, password: password)
        do throws(ServiceError) {
            if Task.isCancelled { throw .cancelled }
            let number = count.withLock { count in
                count += 1
                return count
            }
            try signedIn.update { [file] state throws(ServiceError) in
                try file.write(user, tokens)
                state = SignedIn(user: user, tokens: tokens, number: number)
            }
        } catch {
            throw .service(error)
        }
        do throws(ServiceError) {
            try await forgetOthers()
        } catch {
            logger.error("Removing what belonged to the user before has failed: \(error)")
        }
        return user
    }

    public func signOut() async throws(ServiceError) {
        try signedIn.update { [file] state throws(ServiceError) in
            try file.remove()
            state = nil
        }
        try await forgetOthers()
    }
}

extension LiveAccount: TokenSource {
    public func accessToken() -> AccessToken? { signedIn.value?.accessToken }

    public func accessToken(after refused: AccessToken) async throws(ServiceError) -> AccessToken? {
        guard let current = signedIn.value, current.number == refused.signIn else { return nil }
        if current.accessToken == refused {
            try await renewal.run(for: refused) { () throws(ServiceError) in try await self.renew(current) }
        }
        return signedIn.value.flatMap { $0.number == refused.signIn ? $0.accessToken : nil }
    }

    private func renew(_ current: SignedIn) async throws(ServiceError) {
        let tokens: Tokens
        do throws(ServiceError) {
            tokens = try await api.tokens(refresh: current.tokens.refresh)
        } catch .unauthorised, .rejected, .notFound {
            return await end(current)
        }
        signedIn.update { [file, logger] state in
            guard state == current else { return }
            state?.tokens = tokens
            do throws(ServiceError) {
                try file.write(current.user, tokens)
            } catch {
                logger.error("Keeping the session has failed: \(error)")
            }
        }
    }

    /// Signs out because the server says so. It can't be prevented: what can't be removed is logged.
    private func end(_ current: SignedIn) async {
        let isOver = signedIn.update { [file, logger] state in
            guard state == current else { return false }
            do throws(ServiceError) { try file.remove() } catch { logger.error("Signing out has failed: \(error)") }
            state = nil
            return true
        }
        guard isOver else { return }
        logger.info("The server has ended the session")
        do throws(ServiceError) {
            try await forgetOthers()
        } catch {
            logger.error("Removing what belonged to the user has failed: \(error)")
        }
    }
}
