import HTTPTypes

/// Whether a request that changes something was sent by one of our own pages.
///
/// `SameSite` doesn't tell: all ports of one host are one site. The `Origin` header does, and where a browser leaves it
/// out, `Sec-Fetch-Site`. A request with neither is refused.
enum OriginPolicy {
    /// - Parameter authority: The value of the `Host` header, already found to name this server.
    static func isSameOrigin(_ headers: HTTPFields, authority: String) -> Bool {
        guard headers[.secFetchSite] != nil || headers[.origin] != nil else { return false }
        return !isForeign(headers, authority: authority)
    }

    /// Whether a request says that it is not from one of our own pages. One that only reads need not say that it is.
    static func isForeign(_ headers: HTTPFields, authority: String) -> Bool {
        if let site = headers[.secFetchSite], site != "same-origin" { return true }
        guard let origin = headers[.origin]?.lowercased() else { return false }
        let authority = authority.lowercased()
        return origin != "http://" + authority && origin != "https://" + authority
    }

    /// Whether a `GET` may show a screen: a person's own doing, or a link. Not a picture or a script of another page
    /// that has our address in it.
    static func isNavigation(_ headers: HTTPFields) -> Bool {
        guard let destination = headers[.secFetchDest] else { return true }
        return destination == "document"
    }

    /// Whether a page has a part in a request, ours or another. Other programs send no such headers.
    static func isBrowser(_ headers: HTTPFields) -> Bool {
        headers[.origin] != nil || headers[.secFetchSite] != nil || headers[.secFetchDest] != nil
    }

    /// A link on another site: the browser then keeps a `SameSite=Strict` cookie back, though it has one.
    static func isCrossSite(_ headers: HTTPFields) -> Bool { headers[.secFetchSite] == "cross-site" }
}
