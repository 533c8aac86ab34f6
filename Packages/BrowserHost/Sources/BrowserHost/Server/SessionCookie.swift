import HTTPTypes

/// The cookie that makes a browser a session.
struct SessionCookie: Sendable {
    let name: String
    let lifetime: Duration
    let isSecure: Bool

    /// The session that a request's cookies name, if they name one.
    func read(_ headers: HTTPFields) -> SessionID? {
        for field in headers[values: .cookie] {
            for pair in field.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { continue }
                return SessionID(cookie: parts[1])
            }
        }
        return nil
    }

    /// The value of `Set-Cookie` (RFC 6265, section 4.1): out of reach of scripts, and not sent with what other sites ask
    /// for.
    func header(for id: SessionID) -> String {
        let age = Int(lifetime.seconds)
        return "\(name)=\(id.cookie); Path=/; Max-Age=\(age); HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
    }
}
