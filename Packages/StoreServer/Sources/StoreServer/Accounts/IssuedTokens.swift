import Foundation

/// A token's purpose. A token of one kind is refused where the other is required.
enum TokenKind: String, Codable, Sendable {
    /// Authorizes requests.
    case access
    /// Exchanged for new tokens.
    case refresh
}

/// The issued tokens, by their hashes, so that a copy of the state file can't be used to sign in.
///
/// A token is 32 random bytes, so its hash needs neither a salt nor many rounds.
struct IssuedTokens: Sendable {
    /// The reason for refusing a token.
    enum Problem: Error {
        case expired, invalid
    }

    private struct Entry: Sendable, Codable {
        let user: StoreUser.ID
        let kind: TokenKind
        var expires: Date
        /// Later tokens have higher numbers. Nil in files of earlier versions.
        var number: Int?
        /// The sign-in that the token comes from. Nil in files of earlier versions.
        var family: Int?
        /// The hash of the refresh token that was last issued for this one.
        var successor: String?
        /// True for a refresh token whose response was lost, so that another was issued in its place.
        var isSuperseded: Bool?
    }

    /// The number of tokens of each kind that a user has at most, so that repeated sign-ins don't use unbounded memory.
    static let maximumPerKind = 500
    /// The time, in seconds, for which an expired token is rejected as expired rather than as unknown.
    private static let memory: TimeInterval = 24 * 60 * 60

    private var entries: [String: Entry] = [:]
    /// The number of the last token.
    private var last = 0

    var count: Int { entries.count }

    /// Returns a new token for a user.
    ///
    /// - Parameter family: The sign-in that the token comes from; nil for a new one.
    mutating func issue(
        _ kind: TokenKind, for user: StoreUser.ID, minutes: Int, family: Int? = nil, now: Date
    ) -> String {
        removeOld(kind, of: user, now)
        let token = RandomToken.make()
        last &+= 1
        entries[RandomToken.hash(token)] = Entry(
            user: user, kind: kind, expires: now + Double(minutes) * 60, number: last, family: family ?? last)
        return token
    }

    /// Returns the user that a token was issued to.
    func user(of token: String, _ kind: TokenKind, now: Date) throws(Problem) -> StoreUser.ID {
        guard let entry = entries[RandomToken.hash(token)], entry.kind == kind else { throw .invalid }
        guard now < entry.expires else { throw .expired }
        return entry.user
    }

    /// Returns new tokens for a user.
    ///
    /// - Parameters:
    ///   - minutes: The lifetime of the access token.
    ///   - family: The sign-in that the tokens come from; nil for a new one.
    mutating func issuePair(
        for user: StoreUser.ID, minutes: Int, family: Int? = nil, now: Date
    ) -> Accounts.Tokens {
        let family = family ?? last &+ 1
        return Accounts.Tokens(
            accessToken: issue(.access, for: user, minutes: minutes, family: family, now: now),
            refreshToken: issue(
                .refresh, for: user, minutes: Accounts.maximumMinutes, family: family, now: now))
    }

    /// Exchanges a refresh token for new tokens.
    ///
    /// A client whose response was lost sends its token again, so the token works until its successor is exchanged. After
    /// that, only a thief or the client that was robbed can have it, and all tokens of the sign-in are revoked (RFC 9700,
    /// section 4.14.2).
    ///
    /// - Returns: The new tokens; nil if the token isn't valid.
    mutating func exchange(_ token: String, minutes: Int, now: Date) -> Accounts.Tokens? {
        let hash = RandomToken.hash(token)
        guard var entry = entries[hash], entry.kind == .refresh, now < entry.expires else { return nil }
        let isReused = entry.successor.map { entries[$0]?.successor != nil } ?? false
        guard !isReused, entry.isSuperseded != true else {
            revokeFamily(of: token)
            return nil
        }
        if let lost = entry.successor { entries[lost]?.isSuperseded = true }
        entry.family = entry.family ?? last &+ 1
        entries[hash] = entry
        let tokens = issuePair(for: entry.user, minutes: minutes, family: entry.family, now: now)
        entries[hash]?.successor = RandomToken.hash(tokens.refreshToken)
        return tokens
    }

    /// Removes a refresh token and all tokens of the same sign-in.
    mutating func revokeFamily(of token: String) {
        let hash = RandomToken.hash(token)
        guard let entry = entries[hash], entry.kind == .refresh else { return }
        entries[hash] = nil
        guard let family = entry.family else { return }
        entries = entries.filter { $0.value.user != entry.user || $0.value.family != family }
    }

    /// Removes all tokens of a user.
    mutating func removeAll(of user: StoreUser.ID) {
        entries = entries.filter { $0.value.user != user }
    }

    /// Expires all tokens that were issued so far.
    mutating func expireAll(alsoRefresh: Bool, now: Date) {
        entries = entries.mapValues { entry in
            var entry = entry
            if entry.kind == .access || alsoRefresh { entry.expires = min(entry.expires, now) }
            return entry
        }
    }

    /// Removes forgotten tokens, and the first that were issued of a kind, so that there is room for another.
    private mutating func removeOld(_ kind: TokenKind, of user: StoreUser.ID, _ now: Date) {
        entries = entries.filter { now < $0.value.expires + Self.memory }
        let own = entries.filter { $0.value.user == user && $0.value.kind == kind }
        guard own.count >= Self.maximumPerKind else { return }
        let oldest = own.sorted { ($0.value.number ?? 0) < ($1.value.number ?? 0) }
        for (hash, _) in oldest.prefix(own.count - Self.maximumPerKind + 1) { entries[hash] = nil }
    }
}

/// Tokens that can't be guessed.
enum RandomToken {
    /// Returns 32 random bytes, base64url.
    static func make() -> String {
        var random = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        return Data(bytes).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Returns the form in which a token is stored.
    static func hash(_ token: String) -> String { SHA256.hexadecimal(Array(token.utf8)) }
}

extension IssuedTokens: Codable {
    init(from decoder: any Decoder) throws {
        entries = try decoder.singleValueContainer().decode([String: Entry].self)
        last = entries.values.compactMap(\.number).max() ?? 0
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entries)
    }
}
