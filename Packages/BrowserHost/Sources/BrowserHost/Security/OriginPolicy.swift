import HTTPTypes

/// The check that a request was sent by a page of this server.
///
/// `SameSite` doesn't tell: all ports of one host are one site. The `Origin` header does, and where a browser leaves it
/// out, `Sec-Fetch-Site`. A request with neither is refused.
enum OriginPolicy {
    /// - Parameter authority: The value of the `Host` header, already found to name this server.
    static func isSameOrigin(_ headers: HTTPFields, authority: String) -> Bool {
        guard headers[.secFetchSite] != nil || headers[.origin] != nil else { return false }
        return !isForeign(headers, authority: authority)
    }

    /// Returns whether a request states that another site sent it. A request that only reads may state nothing.
    static func isForeign(_ headers: HTTPFields, authority: String) -> Bool {
        if let site = headers[.secFetchSite], site != "same-origin" { return true }
        guard let origin = headers[.origin]?.lowercased() else { return false }
        let authority = authority.lowercased()
        return origin != "http://" + authority && origin != "https://" + authority
    }

    /// Returns whether a `GET` is a navigation of the user, and not a picture or a script of another page with our
    /// address.
    ///
    static func isNavigation(_ headers: HTTPFields) -> Bool {
        guard let destination = headers[.secFetchDest] else { return true }
        return destination == "document"
    }

    /// Returns whether the browser guesses that the user will go there.
    static func isPrefetch(_ headers: HTTPFields) -> Bool { headers[.secPurpose]?.contains("prefetch") ?? false }

    /// Returns whether a page sent a request, ours or another. Other programs send no such headers.
    static func isBrowser(_ headers: HTTPFields) -> Bool {
        headers[.origin] != nil || headers[.secFetchSite] != nil || headers[.secFetchDest] != nil
    }

    /// A link on another site: the browser then keeps a `SameSite=Strict` cookie back, though it has one.
    static func isCrossSite(_ headers: HTTPFields) -> Bool { headers[.secFetchSite] == "cross-site" }
}

/// The names by which a browser may call this server.
///
/// Any site can let its own name resolve to 127.0.0.1 and then send requests to a local server as if to itself (DNS
/// rebinding). The `Host` header of such a request has the site's name.
struct HostPolicy: Sendable {
    private let names: Set<String>

    init(allowedHosts: Set<String>) {
        names = allowedHosts.reduce(into: ["127.0.0.1", "localhost", "[::1]"]) { $0.insert($1.lowercased()) }
    }

    /// Returns whether the value of a `Host` header (RFC 9110, section 7.2) names this server, on any port.
    func allows(_ authority: String?) -> Bool {
        guard let authority, let name = Self.name(of: authority) else { return false }
        return names.contains(name)
    }

    /// The host of `host[:port]`, in lower case; `nil` for anything of another shape.
    private static func name(of authority: String) -> String? {
        guard authority.utf8.count <= 260 else { return nil }
        let end: String.Index
        if authority.hasPrefix("[") {
            guard let bracket = authority.firstIndex(of: "]") else { return nil }
            end = authority.index(after: bracket)
        } else {
            end = authority.firstIndex(of: ":") ?? authority.endIndex
        }
        let rest = authority[end...]
        guard rest.isEmpty || isPort(rest) else { return nil }
        return authority[..<end].lowercased()
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.first == ":" && text.count <= 6 && text.dropFirst().utf8.allSatisfy { (48...57).contains($0) }
    }
}
