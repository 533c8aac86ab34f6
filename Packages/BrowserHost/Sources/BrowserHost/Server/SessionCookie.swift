import HTTPTypes

/// The cookie that makes a browser a session.
struct SessionCookie: Sendable {
    /// Browsers take a name that begins with `__Host-` from this server alone, and not from another one of its domain
    /// (RFC 6265bis, section 4.1.3.2). They do so for secure cookies only.
    let name: String
    let lifetime: Duration
    let isSecure: Bool

    init(name: String, lifetime: Duration, isSecure: Bool) {
        self.name = isSecure ? "__Host-\(name)" : name
        self.lifetime = lifetime
        self.isSecure = isSecure
    }

    /// The session that a request's cookies name, if they name one.
    ///
    /// - Throws: ``Refusal/severalSessions`` if they name different ones. Another server of the same domain may have
    ///   planted one of them.
    func read(_ headers: HTTPFields) throws(Refusal) -> SessionID? {
        var values: Set<Substring> = []
        for field in headers[values: .cookie] {
            for pair in field.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { continue }
                values.insert(parts[1])
            }
        }
        guard values.count <= 1 else { throw .severalSessions }
        return values.first.flatMap { SessionID(cookie: $0) }
    }

    /// The value of `Set-Cookie` that makes a browser forget its session.
    var removal: String { "\(name)=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")" }

    /// The value of `Set-Cookie` (RFC 6265, section 4.1): out of reach of scripts, and not sent with what other sites ask
    /// for.
    func header(for id: SessionID) -> String {
        let age = Int(lifetime.seconds)
        return "\(name)=\(id.cookie); Path=/; Max-Age=\(age); HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
    }
}
