import Hummingbird

/// Signs users in, and identifies them by their tokens.
struct Accounts: Sendable {
    /// One hour, unless the client requests another time.
    static let defaultMinutes = 60
    /// Thirty days: the longest time that a client can request, and the lifetime of a refresh token.
    static let maximumMinutes = 43_200

    let users: [StoreUser]
    let state: ServerState
    let attempts: AttemptLimiter

    struct Tokens: Encodable {
        let accessToken: String
        let refreshToken: String
    }

    /// - Parameter client: The address of the client, whose failures are limited.
    func signIn(_ request: SignInRequest, from client: String) async throws -> (StoreUser, Tokens) {
        guard let name = request.username, let password = request.password, !name.isEmpty, !password.isEmpty
        else { throw HTTPError.credentialsRequired }
        let minutes = try minutes(request.expiresInMins)
        return try await attempts.attempt("sign in \(name.lowercased())", by: client) {
            let user = all(in: state.snapshot.stored).first { $0.isNamed(name) }
            guard try await isPassword(password, of: user), let user else { throw HTTPError.wrongCredentials }
            return (user, try issueTokens(for: user, minutes))
        }
    }

    /// Exchanges a refresh token for new tokens.
    func refresh(_ request: RefreshRequest) throws -> Tokens {
        guard let token = request.refreshToken, !token.isEmpty else { throw HTTPError.refreshTokenRequired }
        let minutes = try minutes(request.expiresInMins)
        guard let id = try? state.tokens.user(of: token, .refresh, now: state.now()), user(id) != nil,
            let tokens = try change({ $0.stored.tokens.exchange(token, minutes: minutes, now: $0.date) })
        else { throw HTTPError.invalidRefreshToken }
        return tokens
    }

    /// Revokes a refresh token and all tokens of the same sign-in. Does nothing for an unknown token.
    func signOut(_ request: RefreshRequest) throws {
        guard let token = request.refreshToken, !token.isEmpty else { throw HTTPError.refreshTokenRequired }
        try change { $0.stored.tokens.revokeFamily(of: token) }
    }

    /// Returns the user whose access token is in the header `Authorization`.
    func user(of request: Request) throws -> StoreUser {
        guard let authorization = request.headers[.authorization], !authorization.isEmpty else {
            throw HTTPError.tokenRequired
        }
        let parts = authorization.split(separator: " ")
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw HTTPError.invalidToken }
        do {
            guard let user = user(try state.tokens.user(of: String(parts[1]), .access, now: state.now())) else {
                throw HTTPError.invalidToken
            }
            return user
        } catch IssuedTokens.Problem.expired {
            throw HTTPError.tokenExpired
        } catch is IssuedTokens.Problem {
            throw HTTPError.invalidToken
        }
    }

    func user(_ id: StoreUser.ID) -> StoreUser? {
        users.first { $0.id == id } ?? state.registered(id).map(StoreUser.init)
    }

    /// Returns the initial users and those who registered, without the changes of their profiles.
    func all(in stored: StoredState) -> [StoreUser] {
        users + (stored.registered ?? [:]).values.sorted { $0.id < $1.id }.map(StoreUser.init)
    }

    private func isPassword(_ password: String, of user: StoreUser?) async throws -> Bool {
        let hash = user.flatMap { state.customer($0.id).password }
        if hash == nil, let user, !user.password.isEmpty, user.password == password { return true }
        // Every failure takes the time of a hash, so that it doesn't reveal which users there are.
        let isMatch = try await PasswordHash.onThread { (hash ?? .unmatched).matches(password) }
        return isMatch && hash != nil
    }

    /// Returns a user with the changes of their profile.
    func current(_ user: StoreUser) -> StoreUser { state.customer(user.id).profile.applied(to: user) }

    private func issueTokens(for user: StoreUser, _ minutes: Int) throws -> Tokens {
        try change { $0.issueTokens(for: user.id, minutes) }
    }

    /// Makes a change, and returns its result.
    ///
    /// - Throws: `HTTPError.cannotBeStored` if the change can't be stored.
    func change<Value>(_ body: (inout StateTransaction) -> Value) throws -> Value {
        var value: Value?
        do { try state.change { value = body(&$0) } } catch { throw HTTPError.cannotBeStored }
        guard let value else { throw HTTPError.cannotBeStored }
        return value
    }

    private func minutes(_ requested: RequestNumber?) throws -> Int {
        guard let requested else { return Self.defaultMinutes }
        guard let minutes = requested.whole, (1...Self.maximumMinutes).contains(minutes) else {
            throw HTTPError.invalidMinutes
        }
        return minutes
    }
}

extension StateTransaction {
    /// - Parameter minutes: The lifetime of the access token.
    mutating func issueTokens(for user: StoreUser.ID, _ minutes: Int = Accounts.defaultMinutes) -> Accounts.Tokens {
        stored.tokens.issuePair(for: user, minutes: minutes, now: date)
    }
}
