import NIOPosix

/// A salted, slow hash of a password: PBKDF2 with HMAC-SHA-256 (RFC 8018).
///
/// The standard users' passwords are public and aren't hashed; those that users choose are.
struct PasswordHash: Sendable, Hashable, Codable {
    /// OWASP's number of rounds, about a second. Debug builds hash about 60 times slower.
    #if DEBUG
        static let standardRounds = 1_000
    #else
        static let standardRounds = 600_000
    #endif

    private let salt: [UInt8]
    private let rounds: Int
    private let hash: String

    /// - Parameter rounds: The number of rounds. More make guessing slower.
    init(_ password: String, rounds: Int = standardRounds) {
        var random = SystemRandomNumberGenerator()
        let salt = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        self.init(password, salt: salt, rounds: rounds)
    }

    init(_ password: String, salt: [UInt8], rounds: Int) {
        self.salt = salt
        self.rounds = rounds
        hash = SHA256.hexadecimal(Self.derive(password, salt, rounds))
    }

    private init(unmatchedWith rounds: Int) {
        (salt, hash) = (Array(repeating: 0, count: 16), "")
        self.rounds = rounds
    }

    /// A hash that no password matches, and that takes as long as any other to find out.
    static let unmatched = PasswordHash(unmatchedWith: standardRounds)

    /// Hashes on a thread for blocking work, so that requests don't wait for it.
    static func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async throws -> Value {
        try await NIOThreadPool.singleton.runIfActive { work() }
    }

    func matches(_ password: String) -> Bool {
        // An edited state file may have any number.
        guard (1...1_000_000).contains(rounds) else { return false }
        let other = SHA256.hexadecimal(Self.derive(password, salt, rounds))
        // The time doesn't tell the position of the first difference.
        return zip(hash.utf8, other.utf8).reduce(hash.utf8.count ^ other.utf8.count) { $0 | Int($1.0 ^ $1.1) } == 0
    }

    /// Returns the derived key as eight words.
    private static func derive(_ password: String, _ salt: [UInt8], _ rounds: Int) -> [UInt32] {
        var key = Array(password.utf8)
        if key.count > 64 { key = SHA256.bytes(key) }
        key += Array(repeating: 0, count: 64 - key.count)
        // The first block of each HMAC is always the same.
        let inner = start(key.map { $0 ^ 0x36 })
        let outer = start(key.map { $0 ^ 0x5C })
        var last = SHA256.hash(
            SHA256.bytes(of: SHA256.hash(salt + [0, 0, 0, 1], after: inner, count: 64)), after: outer, count: 64)
        var result = last
        for _ in 1..<max(rounds, 1) {
            var hash = inner
            SHA256.add(last + Self.rest, to: &hash)
            last = outer
            SHA256.add(hash + Self.rest, to: &last)
            for index in result.indices { result[index] ^= last[index] }
        }
        return result
    }

    /// The words after a hash in the last block of a message of 96 bytes.
    private static let rest: [UInt32] = [0x8000_0000, 0, 0, 0, 0, 0, 0, 96 * 8]

    private static func start(_ block: [UInt8]) -> [UInt32] {
        var hash = SHA256.initial
        SHA256.add(SHA256.words(block), to: &hash)
        return hash
    }
}
