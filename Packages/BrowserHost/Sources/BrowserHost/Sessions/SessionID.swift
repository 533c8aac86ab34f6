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
