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
    /// A `GET` changes what the app shows, so it isn't prefetched either.
    static func isNavigation(_ headers: HTTPFields) -> Bool {
        if let purpose = headers[.secPurpose], purpose.contains("prefetch") { return false }
        guard let destination = headers[.secFetchDest] else { return true }
        return destination == "document"
    }

    /// Returns whether a page sent a request, ours or another. Other programs send no such headers.
    static func isBrowser(_ headers: HTTPFields) -> Bool {
        headers[.origin] != nil || headers[.secFetchSite] != nil || headers[.secFetchDest] != nil
    }

    /// A link on another site: the browser then keeps a `SameSite=Strict` cookie back, though it has one.
    static func isCrossSite(_ headers: HTTPFields) -> Bool { headers[.secFetchSite] == "cross-site" }
}
