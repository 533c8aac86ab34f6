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
    }

    /// Bounds the memory that repeated sign-ins take.
    static let maximumPerUser = 1_000
    /// The time, in seconds, for which an expired token is rejected as expired rather than as unknown.
    private static let memory: TimeInterval = 24 * 60 * 60

    private var entries: [String: Entry] = [:]

    var count: Int { entries.count }

    /// Returns a new token for a user.
    mutating func issue(
        _ kind: TokenKind, for user: StoreUser.ID, minutes: Int, now: Date = Date()
    ) -> String {
        removeOld(of: user, now)
        let token = RandomToken.make()
        entries[RandomToken.hash(token)] = Entry(user: user, kind: kind, expires: now + Double(minutes) * 60)
        return token
    }

    /// Returns the user that a token was issued to.
    func user(of token: String, _ kind: TokenKind, now: Date = Date()) throws(Problem) -> StoreUser.ID {
        guard let entry = entries[RandomToken.hash(token)], entry.kind == kind else { throw .invalid }
        guard now < entry.expires else { throw .expired }
        return entry.user
    }

    /// Removes all tokens of a user.
    mutating func removeAll(of user: StoreUser.ID) {
        entries = entries.filter { $0.value.user != user }
    }

    /// Expires all tokens that were issued so far.
    mutating func expireAll(alsoRefresh: Bool, now: Date = Date()) {
        entries = entries.mapValues { entry in
            var entry = entry
            if entry.kind == .access || alsoRefresh { entry.expires = min(entry.expires, now) }
            return entry
        }
    }

    private mutating func removeOld(of user: StoreUser.ID, _ now: Date) {
        entries = entries.filter { now < $0.value.expires + Self.memory }
        let own = entries.filter { $0.value.user == user }.sorted { $0.value.expires < $1.value.expires }
        for (hash, _) in own.prefix(max(0, own.count - Self.maximumPerUser + 1)) { entries[hash] = nil }
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
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entries)
    }
}
