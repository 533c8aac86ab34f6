import HTTPTypes

/// The cookie that makes a browser a session, and the one that says which page of a tab the next document follows.
///
/// Each document sets the second one. Its script removes it while the page is shown, and sets it again when the page is
/// left, so that a new tab doesn't have it. A page without script leaves it where it is: its tabs show one window.
struct SessionCookie: Sendable {
    /// Browsers take a name that begins with `__Host-` from this server alone, and not from another one of its domain
    /// (RFC 6265bis, section 4.1.3.2). They do so for secure cookies only.
    let name: String
    /// The name of the cookie with the page that the next document follows.
    let pageName: String
    let lifetime: Duration
    let isSecure: Bool

    init(name: String, lifetime: Duration, isSecure: Bool) {
        pageName = "\(name)_page"
        self.name = isSecure ? "__Host-\(name)" : name
        self.lifetime = lifetime
        self.isSecure = isSecure
    }

    /// The session that a request's cookies name, if they name one.
    ///
    /// - Throws: ``Refusal/severalSessions`` if they name different ones. Another server of the same domain may have
    ///   planted one of them.
    func read(_ headers: HTTPFields) throws(Refusal) -> SessionID? {
        let values = Self.values(of: name, in: headers)
        guard values.count <= 1 else { throw .severalSessions }
        return values.first.flatMap { SessionID(cookie: $0) }
    }

    private static func values(of name: String, in headers: HTTPFields) -> Set<Substring> {
        var values: Set<Substring> = []
        for field in headers[values: .cookie] {
            for pair in field.split(separator: ";") {
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { continue }
                values.insert(parts[1])
            }
        }
        return values
    }

    /// The page that a request's document follows in its tab; nil for a new tab.
    func readPage(_ headers: HTTPFields) -> PageID? {
        let values = Self.values(of: pageName, in: headers)
        return values.count == 1 ? values.first.flatMap { PageID(text: $0) } : nil
    }

    /// The value of `Set-Cookie` for the page of a document. It lasts until the browser closes.
    func header(for page: PageID) -> String {
        "\(pageName)=\(page.text); Path=/; SameSite=Strict\(isSecure ? "; Secure" : "")"
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
