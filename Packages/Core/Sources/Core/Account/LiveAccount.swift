import Dispatch
import FlowKit
import Foundation
import GRDB
import Logging
import Model
import Synchronization

/// The device's session: signs users in and out, stores the session in a file, and renews its tokens.
///
/// One renewal serves all requests that were refused with the same token. If the server refuses the renewal, the session ends.
final class LiveAccount: Sendable {
    let signedIn: CurrentValue<SignedIn?>
    /// The rows of the guest and of the signed-in user.
    let device: DeviceStore
    private let api: AccountAPI
    private let file: SessionFile
    private let merge: GuestMerge
    private let logger: Logger
    private let renewal = TokenRenewal()
    /// The queue on which the session changes and its file and the keychain are written. Reading ``signedIn`` doesn't wait for
    /// it.
    private let changes = DispatchQueue(label: "session-changes")
    private let profileObservation: Task<Void, Never>

    /// Restores the stored session. Sends no request.
    ///
    /// - Parameters:
    ///   - directory: The existing directory of `session.json`. It belongs to one shop: if the address of the API changes, the
    ///     users are the same.
    ///   - server: The address of the API.
    ///   - transport: The transport without authorization.
    ///   - device: The rows of the device.
    ///   - vault: The storage of the tokens. Without it, they are in the file.
    ///   - merge: Moves the guest's rows to a user who signs in.
    ///   - logger: Logs a file that can't be read. Tokens and passwords aren't logged.
    /// - Throws: An error if the database can't be written.
    init(
        directory: URL, server: URL, transport: any HTTPTransport, device: DeviceStore,
        vault: (any TokenVault)? = nil, merge: GuestMerge = GuestMerge(), logger: Logger
    ) async throws(StoreOpeningError) {
        api = AccountAPI(api: server, transport: transport)
        let file = SessionFile(in: directory, server: server, vault: vault)
        (self.file, self.device, self.merge, self.logger) = (file, device, merge, logger)
        let session: SignedIn?
        do {
            session = try await device.database.pool.write { database in
                let (user, tokens, signedOut): (User?, Tokens?, OwnerID?) =
                    switch file.read(logger) {
                    case .signedIn(let user, let tokens): (user, tokens, nil)
                    case .signedOut(let owner): (nil, nil, owner)
                    case .missing, .unreadable, .otherServer: (nil, nil, nil)
                    }
                // An earlier process may have ended after it wrote the tombstone, and before it deleted the rows.
                let isSignOut = try device.rows(in: database).ownerID == signedOut
                let rows = try device.switchOwner(to: user?.id, isSignOut: isSignOut, merge: merge, in: database)
                guard let user, let tokens else { return nil }
                if try rows.profile() == nil { try rows.setProfile(user) }
                return try SignedIn(user, tokens, rows)
            }
        } catch {
            throw StoreOpeningError(error, path: device.database.path)
        }
        let signedIn = CurrentValue(session)
        self.signedIn = signedIn
        let profiles = device.values(of: "the session's profile") { try $0.profile() }
        profileObservation = Task {
            for await profile in profiles { if let profile { signedIn.setProfile(profile) } }
        }
    }

    deinit { profileObservation.cancel() }
}

extension LiveAccount: SessionService {
    /// A user who signs in again is reported again: the server may have refused the former session.
    func session() -> AsyncStream<Session> {
        signedIn.values {
            $0.map { .signedIn($0.currentUser) } ?? .signedOut
        } changingWith: {
            $0.map { SignInKey(number: $0.number, user: $0.currentUser) }
        }
    }

    private struct SignInKey: Equatable {
        let number: Int
        let user: User
    }
}

// MARK: - Signing in and out

extension LiveAccount: AuthenticationService, RegistrationService {
    @discardableResult
    func signIn(username: String, password: String) async throws(SignInError) -> User {
        let account = try await api.signIn(username: username, password: password)
        do throws(ServiceError) { return try await begin(account) } catch { throw .service(error) }
    }

    @discardableResult
    func register(_ registration: Registration) async throws(RegistrationError) -> User {
        let account = try await newAccount(registration)
        do throws(ServiceError) { return try await begin(account) } catch { throw .service(error) }
    }

    private func begin(_ account: (user: User, tokens: Tokens)) async throws(ServiceError) -> User {
        if Task.isCancelled { throw .cancelled }
        do { try await change(to: account) } catch { throw device.database.failure(error) }
        return account.user
    }

    /// Creates an account. If an earlier attempt created it and its response was lost, the server reports that its name is
    /// taken: the account then has the same password and email address, and the user is signed in to it.
    private func newAccount(
        _ registration: Registration
    ) async throws(RegistrationError) -> (user: User, tokens: Tokens) {
        let refusal: RegistrationError
        switch await api.register(registration) {
        case .success(let account): return account
        case .failure(let error): refusal = error
        }
        let data = registration.normalized
        guard case .refused(let problems) = refusal, problems[.username] == .taken(.username) else { throw refusal }
        do throws(SignInError) {
            let account = try await api.signIn(username: data.username, password: data.password)
            guard account.user.email?.lowercased() == data.email.lowercased() else {
                throw SignInError.wrongCredentials
            }
            return account
        } catch .service(let error) {
            throw .service(error)
        } catch {
            throw refusal
        }
    }

    func unsentChanges() async throws(ServiceError) -> UnsentChanges {
        try await device.read { try UnsentChanges($0) }
    }

    func deviceOnlyData() async throws(ServiceError) -> Set<DeviceOnlyData> {
        try await device.read { [capabilities = merge.capabilities] rows in
            guard !rows.isGuest else { return [] }
            return Set(
                try DeviceOnlyData.allCases.filter { data in
                    switch data {
                    case .bag:
                        try !capabilities.contains(.carts) && !rows.all(BagLineRecord.self).isEmpty(rows.database)
                    case .wishlist:
                        try !capabilities.contains(.wishlists)
                            && !rows.all(WishlistRecord.self).isEmpty(rows.database)
                    case .addresses:
                        try rows.setting(.addressBook).map { text in
                            StoredJSON.value(of: StoredAddressBook.self, text)?.addresses.isEmpty != true
                        } ?? false
                    case .voucher: try StoredVoucher.voucher(in: rows) != nil
                    }
                })
        }
    }

    func signOut(discarding confirmed: UnsentChanges) async throws(SignOutError) {
        do {
            try await change(to: nil, isSignOut: true) { rows in
                let unsent = try UnsentChanges(rows)
                guard unsent.isCovered(by: confirmed) else { throw SignOutError.unsentChanges(unsent) }
                for order in try PendingOrderRecord.orders(in: rows) {
                    guard let payment = order.draft.details?.payment else { continue }
                    try rows.unusedPayments.release(payment.reference)
                }
            }
        } catch let error as SignOutError {
            throw error
        } catch {
            throw .service(device.database.failure(error))
        }
    }

    /// Replaces the session: the rows, the file, and then the value that the app observes. If it throws, nothing changes.
    ///
    /// - Parameters:
    ///   - new: The user and the tokens. `nil` to sign out.
    ///   - isSignOut: Whether the user has signed out, which deletes their rows.
    ///   - isExpired: Whether the server has ended the session. A file that can't be removed then is only logged.
    ///   - check: Throws if the session may not change. Gets the previous user's rows.
    private func change(
        to new: (user: User, tokens: Tokens)?, isSignOut: Bool = false, isExpired: Bool = false,
        check: @escaping @Sendable (OwnerRows) throws -> Void = { _ in }
    ) async throws {
        try await onQueue { [self] in
            let old = signedIn.value
            var isStored = false
            do {
                let session = try device.database.pool.writeWithoutTransaction { database in
                    try database.inDurableTransaction { database -> SignedIn? in
                        let previous = try device.rows(in: database)
                        try check(previous)
                        let rows = try device.switchOwner(
                            to: new?.user.id, isSignOut: isSignOut, merge: merge, in: database)
                        var session: SignedIn?
                        if let new {
                            try rows.setProfile(new.user)
                            session = try SignedIn(new.user, new.tokens, rows)
                        }
                        // The last step, because a rollback doesn't restore the file.
                        if let new {
                            try file.write(new.user, new.tokens)
                        } else if isSignOut, !previous.isGuest {
                            try file.signOut(previous.ownerID)
                        } else if !isExpired {
                            try file.remove()
                        }
                        isStored = !isExpired
                        return session
                    }
                }
                if isExpired { removeFile() }
                signedIn.send(session)
                if let old, !isExpired { revoke(old.tokens) }
                if isSignOut { device.database.removeTraces() }
            } catch {
                // The transaction was not committed.
                if isStored { restoreFile(old) }
                throw error
            }
        }
    }

    /// Makes the server revoke the tokens of a session that has ended on this device. The device has deleted them, so a failure
    /// isn't repeated: the tokens expire on their own.
    private func revoke(_ tokens: Tokens) {
        guard merge.capabilities.contains(.accounts) else { return }
        Task { [api, logger] in
            do throws(ServiceError) { try await api.signOut(refresh: tokens.refresh) } catch {
                logger.info("Revoking the tokens of the ended session failed: \(error.logText)")
            }
        }
    }

    private func restoreFile(_ session: SignedIn?) {
        do throws(ServiceError) {
            if let session { try file.write(session.currentUser, session.tokens) } else { try file.remove() }
        } catch {
            logger.error("Restoring the session failed: \(error)")
        }
    }

    /// Removes the file of an expired session.
    private func removeFile() {
        do throws(ServiceError) { try file.remove() } catch {
            logger.error("Removing the session failed: \(error)")
        }
    }

    /// Runs changes of the session one after the other.
    private func onQueue(_ body: @escaping @Sendable () throws -> Void) async throws {
        try await withCheckedThrowingContinuation { continuation in
            changes.async { continuation.resume(with: Result { try body() }) }
        }
    }
}

extension SignedIn {
    fileprivate init(_ user: User, _ tokens: Tokens, _ rows: OwnerRows) throws {
        let profile = try rows.profile()
        self.init(
            user: user, tokens: tokens, number: .random(in: 0...Int.max), owner: rows.ownerID,
            profile: profile == user ? nil : profile)
    }
}

extension UnsentChanges {
    /// Counts a user's changes that the server hasn't received.
    init(_ rows: OwnerRows) throws {
        let orders = try OutboxEntry.all(in: rows).count { if case .placeOrder = $0.change { true } else { false } }
        // Products that the guest had in the bag become changes when the server's bag is known.
        let all =
            try rows.all(OutboxEntry.self).fetchCount(rows.database)
            + rows.all(MergedLine.self).fetchCount(rows.database)
        self.init(orders: orders, others: all - orders)
    }
}

extension LiveAccount: PasswordService {
    func requestReset(email: String) async throws(ServiceError) { try await api.requestReset(email: email) }

    func reset(with token: SecretText, to password: String) async throws(PasswordResetError) {
        try await api.reset(token: token.revealed, password: password)
    }
}

// MARK: - Tokens

extension LiveAccount: TokenSource {
    /// Returns the tokens of one sign-in, so that its changes are never sent as another user.
    func tokens(of signedIn: SignedIn) -> some TokenSource { SignInTokens(account: self, signIn: signedIn.number) }

    func accessToken() -> AccessToken? { signedIn.value?.accessToken }

    func accessToken(after refused: AccessToken) async throws(ServiceError) -> AccessToken? {
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
        try? await onQueue { [self] in
            // The user may have signed out in the meantime.
            guard let session = signedIn.value, session.isSame(as: current), session.tokens == current.tokens
            else { return }
            do throws(ServiceError) { try file.write(current.user, tokens) } catch {
                logger.error("Storing the session failed: \(error)")
            }
            // The profile may change at any time.
            signedIn.update { $0?.tokens = tokens }
        }
    }

    /// Ends the session because the server has ended it. The user's rows stay on the device until the user signs in again.
    private func end(_ current: SignedIn) async {
        do {
            try await change(to: nil, isExpired: true) { [signedIn] _ in
                // Another user may have signed in since.
                guard current.isSame(as: signedIn.value) else { throw CancellationError() }
            }
            logger.info("The server has ended the session")
        } catch is CancellationError {
            // The session has changed already.
        } catch {
            logger.error("Ending the session failed: \(device.database.failure(error))")
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
                let outcome = await Result(renew)
                self.running.withLock { if $0?.token == token { $0 = nil } }
                return outcome
            }
            running = (token, task)
            return task
        }
        let outcome = await task.value
        if Task.isCancelled { throw .cancelled }
        try outcome.get()
    }
}

extension CurrentValue<SignedIn?> {
    /// Sets the profile of the signed-in user. Does nothing if the profile is another user's.
    fileprivate func setProfile(_ profile: User) {
        update { state in
            guard let user = state?.user, user.id == profile.id else { return }
            let new = profile == user ? nil : profile
            if state?.profile != new { state?.profile = new }
        }
    }
}

/// The tokens of one sign-in.
private struct SignInTokens: TokenSource {
    let account: LiveAccount
    let signIn: Int

    func accessToken() -> AccessToken? {
        account.accessToken().flatMap { $0.signIn == signIn ? $0 : nil }
    }

    func accessToken(after refused: AccessToken) async throws(ServiceError) -> AccessToken? {
        guard refused.signIn == signIn else { return nil }
        return try await account.accessToken(after: refused)
    }
}
