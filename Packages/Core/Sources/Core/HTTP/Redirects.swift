import Foundation
import HTTPTypes
import Model

extension APIRequest {
    private static let maximumRedirects = 3

    /// Sends the request, and follows redirects.
    func followingRedirects(
        _ send: (APIRequest) async throws -> APIResponse
    ) async throws -> APIResponse {
        var request = self
        for _ in 0...Self.maximumRedirects {
            let response = try await send(request)
            guard let next = try request.redirected(by: response) else { return response }
            request = next
        }
        throw ServiceError.undecodable(path: "", reason: "it leads from one address to another and does not end")
    }

    /// Returns the request at the address that a response redirects to. `nil` if it doesn't redirect, or if the request
    /// changes something: only the caller can decide to send a change to another address.
    ///
    /// - Throws: ``/Model/ServiceError/untrusted(_:)`` for a redirect from HTTPS to HTTP.
    func redirected(by response: APIResponse) throws(ServiceError) -> APIRequest? {
        guard method == .get, [301, 302, 303, 307, 308].contains(response.status),
            let location = response.headers[.location],
            let target = URL(string: location, relativeTo: url)?.absoluteURL,
            ["http", "https"].contains(target.scheme?.lowercased())
        else { return nil }
        // The content would be sent unencrypted, and stored.
        if url.scheme?.lowercased() == "https", target.scheme?.lowercased() != "https" {
            throw .untrusted("it redirects from HTTPS to HTTP")
        }
        var next = self
        next.url = target
        if !target.hasOrigin(of: url) {
            next.accessToken = nil
            next.headers[.authorization] = nil
            next.headers[.cookie] = nil
        }
        return next
    }
}

extension URL {
    /// A Boolean value that indicates whether the port is one that a server can have.
    var hasPossiblePort: Bool { (1...65_535).contains(port ?? 80) }

    /// Returns whether both URLs have the same scheme, host and port.
    func hasOrigin(of other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
            && port == other.port
    }
}
