/// The content of a browser's cookie: the name of the session's directory, and a secret that proves the right to it.
///
/// The two are separate so that the name may appear in a directory listing or a log without giving the session away.
struct SessionID: Hashable, Sendable {
    /// 128 random bits; the session's directory is called by it.
    let name: String
    /// 128 random bits; stored inside the directory and compared in constant time.
    let secret: String

    /// A new one.
    init() {
        name = RandomToken.make()
        secret = RandomToken.make()
    }

    /// Reads a cookie's value. Nil unless it is exactly two tokens: no text of a client becomes part of a path.
    init?(cookie: some StringProtocol) {
        guard cookie.utf8.count == 64 else { return nil }
        let name = String(cookie.prefix(32))
        let secret = String(cookie.suffix(32))
        guard RandomToken.isToken(name), RandomToken.isToken(secret) else { return nil }
        self.name = name
        self.secret = secret
    }

    var cookie: String { name + secret }
}

extension SessionID: CustomStringConvertible {
    /// Without the secret: this goes into logs.
    var description: String { name }
}

/// The name of a document in a browser tab. A reload makes another one.
struct PageID: Hashable, Sendable {
    let text: String

    init() { text = RandomToken.make() }

    init?(text: some StringProtocol) {
        guard RandomToken.isToken(text) else { return nil }
        self.text = String(text)
    }
}

/// Random bytes as lower-case hexadecimal digits, and the check that a text is such a token.
enum RandomToken {
    /// 128 bits from the system's cryptographic generator: 32 digits.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return hexadecimal(generator.next()) + hexadecimal(generator.next())
    }

    static func isToken(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }

    /// Compares in a time that depends on the length alone, so that a guess can't be improved digit by digit.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let one = Array(one.utf8)
        let other = Array(other.utf8)
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
