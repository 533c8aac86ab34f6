/// Signs users in, and identifies them by their tokens.
struct Accounts: Sendable {
    /// One hour, unless the client requests another time.
    static let defaultMinutes = 60
    /// Thirty days: the longest time that a client can request, and the lifetime of a refresh token.
    static let maximumMinutes = 43_200

    let users: [StoreUser]
    let books: StoreBooks

    struct Tokens {
        let access: String
        let refresh: String
    }

    func signIn(_ body: JSONBody) throws(Refusal) -> (StoreUser, Tokens) {
        guard let name = body.text("username"), let password = body.text("password"), !name.isEmpty, !password.isEmpty
        else { throw .credentialsRequired }
        let minutes = try Self.minutes(body)
        // DummyJSON ignores the case of user names.
        guard let user = users.first(where: { $0.username.lowercased() == name.lowercased() }),
            user.password == password
        else { throw .wrongCredentials }
        return (user, try issueTokens(for: user, minutes))
    }

    /// Issues new tokens. The refresh token stays valid, so that a client that lost the response can repeat its request.
    func refresh(_ body: JSONBody) throws(Refusal) -> Tokens {
        guard let token = body.text("refreshToken"), !token.isEmpty else { throw .refreshTokenRequired }
        let minutes = try Self.minutes(body)
        let id: StoreUser.ID
        do throws(IssuedTokens.Problem) {
            id = try tokens.user(of: token, .refresh)
        } catch {
            throw .badRefreshToken
        }
        guard let user = user(id) else { throw .badRefreshToken }
        return try issueTokens(for: user, minutes)
    }

    /// Returns the user whose access token is in the header `Authorization`.
    func user(authorization: String?) throws(Refusal) -> StoreUser {
        guard let authorization, !authorization.isEmpty else { throw .tokenRequired }
        let parts = authorization.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .badToken }
        let id: StoreUser.ID
        do throws(IssuedTokens.Problem) {
            id = try tokens.user(of: String(parts[1]), .access)
        } catch .expired {
            throw .tokenExpired
        } catch {
            throw .badToken
        }
        guard let user = user(id) else { throw .badToken }
        return user
    }

    func user(_ id: StoreUser.ID) -> StoreUser? { users.first { $0.id == id } }

    private var tokens: IssuedTokens { books.read(\.tokens) }

    private func issueTokens(for user: StoreUser, _ minutes: Int) throws(Refusal) -> Tokens {
        var access = ""
        var refresh = ""
        do throws(StateFileError) {
            try books.change { draft in
                access = draft.state.tokens.issue(.access, for: user.id, minutes: minutes)
                refresh = draft.state.tokens.issue(.refresh, for: user.id, minutes: Self.maximumMinutes)
            }
        } catch {
            throw .cannotBeKept
        }
        return Tokens(access: access, refresh: refresh)
    }

    private static func minutes(_ body: JSONBody) throws(Refusal) -> Int {
        guard let value = body["expiresInMins"] else { return defaultMinutes }
        guard case .whole(let minutes) = value, (1...maximumMinutes).contains(minutes) else { throw .badMinutes }
        return minutes
    }
}
