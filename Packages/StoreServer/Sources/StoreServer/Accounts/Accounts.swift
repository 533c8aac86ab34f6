import Hummingbird

/// Signs users in, and identifies them by their tokens.
struct Accounts: Sendable {
    /// One hour, unless the client requests another time.
    static let defaultMinutes = 60
    /// Thirty days: the longest time that a client can request, and the lifetime of a refresh token.
    static let maximumMinutes = 43_200

    let users: [StoreUser]
    let state: ServerState

    struct Tokens: Encodable {
        let accessToken: String
        let refreshToken: String
    }

    func signIn(_ request: SignInRequest) throws -> (StoreUser, Tokens) {
        guard let name = request.username, let password = request.password, !name.isEmpty, !password.isEmpty
        else { throw HTTPError.credentialsRequired }
        let minutes = try minutes(request.expiresInMins)
        guard let user = all(in: state.snapshot.stored).first(where: { $0.isNamed(name) }),
            isPassword(password, of: user)
        else { throw HTTPError.wrongCredentials }
        return (user, try issueTokens(for: user, minutes))
    }

    /// Issues new tokens. The refresh token stays valid, so that a client that lost the response can repeat its request.
    func refresh(_ request: RefreshRequest) throws -> Tokens {
        guard let token = request.refreshToken, !token.isEmpty else { throw HTTPError.refreshTokenRequired }
        let minutes = try minutes(request.expiresInMins)
        guard let user = try? user(state.tokens.user(of: token, .refresh)) else { throw HTTPError.invalidRefreshToken }
        return try issueTokens(for: user, minutes)
    }

    /// Returns the user whose access token is in the header `Authorization`.
    func user(of request: Request) throws -> StoreUser {
        guard let authorization = request.headers[.authorization], !authorization.isEmpty else {
            throw HTTPError.tokenRequired
        }
        let parts = authorization.split(separator: " ")
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw HTTPError.invalidToken }
        do {
            guard let user = user(try state.tokens.user(of: String(parts[1]), .access)) else {
                throw HTTPError.invalidToken
            }
            return user
        } catch IssuedTokens.Problem.expired {
            throw HTTPError.tokenExpired
        } catch is IssuedTokens.Problem {
            throw HTTPError.invalidToken
        }
    }

    /// Returns the user of a request if they are the user in the path.
    func user(of request: Request, named id: String) throws -> StoreUser {
        let user = try user(of: request)
        guard id == String(user.id) else { throw HTTPError.otherUser }
        return user
    }

    func user(_ id: StoreUser.ID) -> StoreUser? {
        users.first { $0.id == id } ?? state.registered(id).map(StoreUser.init)
    }

    /// Returns the initial users and those who registered, without the changes of their profiles.
    func all(in stored: StoredState) -> [StoreUser] {
        users + (stored.registered ?? [:]).values.sorted { $0.id < $1.id }.map(StoreUser.init)
    }

    private func isPassword(_ password: String, of user: StoreUser) -> Bool {
        if let hash = state.customer(user.id).password { return hash.matches(password) }
        return !user.password.isEmpty && user.password == password
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
        Accounts.Tokens(
            accessToken: stored.tokens.issue(.access, for: user, minutes: minutes),
            refreshToken: stored.tokens.issue(.refresh, for: user, minutes: Accounts.maximumMinutes))
    }
}
