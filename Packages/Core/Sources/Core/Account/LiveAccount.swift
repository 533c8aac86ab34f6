import FlowKit
public import Foundation
import GRDB
public import Logging
public import Model
import Synchronization

/// The device's session: signs users in and out, stores the session in a file, and renews its tokens.
///
/// One renewal serves all requests that were refused with the same token. If the server refuses the renewal, the session ends.
public final class LiveAccount: Sendable {
    let signedIn: CurrentValue<SignedIn?>
    /// The users' databases. The signed-in user's is in use.
    public let users: UserStores
    private let api: AccountAPI
    /// The session's file. Its lock is held while the file and the keychain are written, and orders sign-in, sign-out and
    /// token renewal. Reading ``signedIn`` doesn't take it, so the main thread never waits for a file.
    private let file: Mutex<SessionFile>
    private let logger: Logger
    private let renewal = TokenRenewal()
    /// The number of sign-ins since the process began. The stored session is the first.
    private let signInCount = Mutex(1)
    private let endOfObservation: @Sendable () -> Void

    /// Restores the stored session. Sends no request.
    ///
    /// - Parameters:
    ///   - directory: The existing directory of `session.json` and of the directory `users`. It belongs to one shop: if the
    ///     address of the API changes, the users are the same.
    ///   - server: The address of the API.
    ///   - transport: The transport without authorization.
    ///   - store: The device's database.
    ///   - tokens: The storage of the tokens.
    ///   - logger: Logs a file that can't be read. Tokens and passwords aren't logged.
    /// - Throws: An error if the user's database can't be opened or created.
    public convenience init(
        directory: URL, server: URL, transport: any HTTPTransport, store: ShopStore, tokens: TokenPlace = .system,
        logger: Logger
    ) async throws(StoreOpeningError) {
        try await self.init(
            directory: directory, server: server, transport: transport, store: store, vault: tokens.vault,
            logger: logger, joining: nil)
    }

    /// - Parameter joining: Moves the guest's data to a user who signs in.
    init(
        directory: URL, server: URL, transport: any HTTPTransport, store: ShopStore, vault: (any TokenVault)?,
        logger: Logger, joining: UserStores.Joining?
    ) async throws(StoreOpeningError) {
        api = AccountAPI(api: server, transport: transport)
        let file = SessionFile(in: directory, server: server, images: store.images, vault: vault)
        self.file = Mutex(file)
        self.logger = logger
        let stored = file.read(logger)
        let session: SignedIn? =
            if case .signedIn(let user, let tokens) = stored {
                SignedIn(user: user, tokens: tokens, number: 1)
            } else { nil }
        users = try await UserStores.open(
            in: directory, as: session?.scope ?? .guest, products: store.known, logger: logger, joining: joining)
        let signedIn = CurrentValue(session)
        self.signedIn = signedIn
        endOfObservation = Self.observeProfile(in: users, signedIn)
        switch stored {
        case .signedIn, .signedOut: users.removeLeftovers()
        // The user didn't sign out: their unsent changes stay until they sign in again.
        case .unreadable, .otherServer: users.keepLeftovers()
        }
    }

    deinit { endOfObservation() }
}

extension LiveAccount: SessionService {
    public func session() -> AsyncStream<Session> {
        signedIn.values { $0.map { .signedIn($0.currentUser) } ?? .signedOut }
    }
}

// MARK: - Signing in and out

extension LiveAccount: AuthenticationService {
    @discardableResult
    public func signIn(username: String, password: String) async throws(SignInError) -> User {
        let (user, tokens) = try await api.signIn(username: username, password: password)
        if Task.isCancelled { throw .service(.cancelled) }
        let number = signInCount.withLock { count in
            count += 1
            return count
        }
        do {
            try await users.switchTo({ .user(user.id) }, keepsUnsent: true) { [self] _ in
                try file.withLock { file throws(ServiceError) in
                    try file.write(user, tokens)
                    signedIn.send(SignedIn(user: user, tokens: tokens, number: number))
                }
            }
        } catch {
            throw .service(users.failure(error))
        }
        return user
    }

    public func unsentChanges() async throws(ServiceError) -> UnsentChanges {
        try await users.read { database, _ in try UnsentChanges(database) }
    }

    public func signOut(discarding confirmed: UnsentChanges) async throws(SignOutError) {
        do {
            try await users.switchTo({ .guest }) { [self] database in
                let unsent = try UnsentChanges(database)
                guard unsent.isCovered(by: confirmed) else { throw SignOutError.unsentChanges(unsent) }
                try file.withLock { file throws(ServiceError) in
                    try file.remove()
                    signedIn.send(nil)
                }
            }
        } catch let error as SignOutError {
            throw error
        } catch {
            throw .service(users.failure(error))
        }
    }
}

extension UnsentChanges {
    /// Counts the changes of a user's database that the server hasn't received.
    init(_ database: Database) throws {
        let orders = try OutboxEntry.all(in: database).count { if case .placeOrder = $0.change { true } else { false } }
        // Products that the guest had in the bag become changes when the server's bag is known.
        let all = try OutboxEntry.fetchCount(database) + MergedLine.fetchCount(database)
        self.init(orders: orders, others: all - orders)
    }
}

// MARK: - Tokens

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
        } catch .unauthorized {
            return await end(current)
        }
        file.withLock { file in
            // The user may have signed out before this closure took the lock.
            guard let session = signedIn.value, session.number == current.number, session.tokens == current.tokens
            else { return }
            do throws(ServiceError) {
                try file.write(current.user, tokens)
            } catch {
                logger.error("Storing the session failed: \(error)")
            }
            // The profile may change at any time.
            signedIn.update { $0?.tokens = tokens }
        }
    }

    /// Signs the user out because the server has ended the session. A file that can't be removed is logged. Unsent changes
    /// stay on the device until the user signs in again.
    private func end(_ current: SignedIn) async {
        do {
            try await users.switchTo(
                // Another user may have signed in since.
                { [signedIn] in signedIn.value?.number == current.number ? .guest : nil }, keepsUnsent: true
            ) { [self] _ in
                file.withLock { file in
                    do throws(ServiceError) { try file.remove() } catch {
                        logger.error("Signing out failed: \(error)")
                    }
                    signedIn.send(nil)
                }
                logger.info("The server has ended the session")
            }
        } catch {
            logger.error("Ending the session failed: \(users.failure(error))")
        }
    }
}

/// Lets all requests that were refused with one token wait for one renewal of it.
///
/// A renewal continues if its requests are cancelled: the server may have issued new tokens and invalidated the old ones.
private final class TokenRenewal: Sendable {
    private typealias Running = Task<Result<Void, ServiceError>, Never>
    private let running = Mutex<(token: AccessToken, task: Running)?>(nil)

    func run(
        for token: AccessToken, _ renew: @escaping @Sendable () async throws(ServiceError) -> Void
    ) async throws(ServiceError) {
        let task = running.withLock { running -> Running in
            if let running, running.token == token { return running.task }
            let task = Running {
                do throws(ServiceError) {
                    try await renew()
                    self.forget(token)
                    return .success(())
                } catch {
                    self.forget(token)
                    return .failure(error)
                }
            }
            running = (token, task)
            return task
        }
        let outcome = await task.value
        if Task.isCancelled { throw .cancelled }
        try outcome.get()
    }

    private func forget(_ token: AccessToken) {
        running.withLock { if $0?.token == token { $0 = nil } }
    }
}

// MARK: - Profile

extension LiveAccount {
    /// Updates the session with the profile in the user's database, which changes on this device and on the server.
    ///
    /// - Returns: A function that ends the observation.
    private static func observeProfile(
        in users: UserStores, _ signedIn: CurrentValue<SignedIn?>
    ) -> @Sendable () -> Void {
        // The session has the stored profile from the start.
        if let profile = try? users.current.database.pool.read({ try OutboxState(database: $0).profile() }) {
            signedIn.setProfile(profile)
        }
        return users.watch("the session's profile") {
            try OutboxState(database: $0).profile()
        } onChange: { [signedIn] profile in
            if let profile { signedIn.setProfile(profile) }
        } onFailure: {
        }
    }
}

extension CurrentValue<SignedIn?> {
    /// Sets the profile of the signed-in user. Does nothing if the profile is another user's.
    fileprivate func setProfile(_ profile: User) {
        update { state in
            guard let user = state?.user, user.id == profile.id else { return }
            var profile = profile
            // The address of the API may have changed since the profile was stored.
            profile.image = user.image
            let new = profile == user ? nil : profile
            if state?.profile != new { state?.profile = new }
        }
    }
}
