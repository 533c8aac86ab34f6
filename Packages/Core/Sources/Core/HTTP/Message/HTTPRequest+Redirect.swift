import Foundation
import Model

extension HTTPRequest {
    /// The same question at the address that an answer leads to (`Location`); nil when it leads nowhere, and for a
    /// request that changes something: whether that is to be sent elsewhere too, nobody here can know.
    ///
    /// - Throws: ``/Model/ServiceError/untrusted(_:)`` for a redirect from HTTPS to HTTP.
    func redirected(by response: HTTPResponse) throws(ServiceError) -> HTTPRequest? {
        guard method == .get, [301, 302, 303, 307, 308].contains(response.status),
            let location = response.headers["Location"],
            let target = URL(string: location, relativeTo: url)?.absoluteURL,
            ["http", "https"].contains(target.scheme?.lowercased())
        else { return nil }
        // Its response would be sent in the clear, and stored.
        if url.scheme?.lowercased() == "https", target.scheme?.lowercased() != "https" {
            throw .untrusted("it redirects from HTTPS to HTTP")
        }
        var next = self
        next.url = target
        // Who one is, is nobody else's business.
        if !target.hasOrigin(of: url) { next.headers = headers.withoutCredentials }
        return next
    }
}

extension URL {
    /// Whether there can be a server at the address's port.
    var hasPossiblePort: Bool { (1...65_535).contains(port ?? 80) }

    /// Whether both are addresses of one server.
    func hasOrigin(of other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
            && port == other.port
    }
}

extension HeaderFields {
    fileprivate var withoutCredentials: HeaderFields {
        HeaderFields(fields.filter { !["authorization", "cookie"].contains($0.name.lowercased()) })
    }
}
