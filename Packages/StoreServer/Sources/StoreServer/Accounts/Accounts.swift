/// Signs users in and knows them again.
struct Accounts: Sendable {
    /// An hour, unless the client asks for something else.
    static let usualMinutes = 60
    /// Thirty days: as long as anybody may ask for, and how long one stays signed in.
    static let mostMinutes = 43_200

    let users: [StoreUser]
    let issuer: TokenIssuer

    struct Tokens {
        let access: String
        let refresh: String
    }

    func signIn(_ body: JSONBody) async throws(Refusal) -> (StoreUser, Tokens) {
        guard let name = body.text("username"), let password = body.text("password"), !name.isEmpty, !password.isEmpty
        else { throw .credentialsRequired }
        let minutes = try Self.minutes(body)
        // The name without regard to case, as this format has it.
        guard let user = users.first(where: { $0.username.lowercased() == name.lowercased() }),
            user.password == password
        else { throw .wrongCredentials }
        return (user, try await tokens(for: user, minutes))
    }

    func refresh(_ body: JSONBody) async throws(Refusal) -> Tokens {
        guard let token = body.text("refreshToken"), !token.isEmpty else { throw .refreshTokenRequired }
        let minutes = try Self.minutes(body)
        let id: Int
        do throws(TokenIssuer.Problem) {
            id = try await issuer.user(of: token, .refresh)
        } catch {
            throw .badRefreshToken
        }
        guard let user = user(id) else { throw .badRefreshToken }
        return try await tokens(for: user, minutes)
    }

    /// Who asks, by the header `Authorization`.
    func user(authorization: String?) async throws(Refusal) -> StoreUser {
        guard let authorization, !authorization.isEmpty else { throw .tokenRequired }
        let parts = authorization.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { throw .badToken }
        let id: Int
        do throws(TokenIssuer.Problem) {
            id = try await issuer.user(of: String(parts[1]), .access)
        } catch .expired {
            throw .tokenExpired
        } catch {
            throw .badToken
        }
        guard let user = user(id) else { throw .badToken }
        return user
    }

    func user(_ id: Int) -> StoreUser? { users.first { $0.id == id } }

    private func tokens(for user: StoreUser, _ minutes: Int) async throws(Refusal) -> Tokens {
        do {
            return Tokens(
                access: try await issuer.token(.access, for: user, minutes: minutes),
                refresh: try await issuer.token(.refresh, for: user, minutes: Self.mostMinutes))
        } catch {
            throw .tokensCantBeMade
        }
    }

    private static func minutes(_ body: JSONBody) throws(Refusal) -> Int {
        guard let value = body["expiresInMins"] else { return usualMinutes }
        guard case .whole(let minutes) = value, (1...mostMinutes).contains(minutes) else { throw .badMinutes }
        return minutes
    }
}
