public import Foundation
public import Model

/// Tells one server who asks (RFC 6750), and asks once more with another token when the server takes the first no more.
///
/// Whether a token has run out, the server's answer tells: the device's clock may be wrong. Requests to any other server
/// pass as they are.
public struct AuthorisedTransport: HTTPTransport {
    private let base: any HTTPTransport
    private let server: URL
    private let tokens: any TokenSource

    /// - Parameters:
    ///   - base: What carries the requests.
    ///   - server: The only server that is told, by its scheme, host and port.
    ///   - tokens: Where the tokens come from.
    public init(_ base: any HTTPTransport, server: URL, tokens: any TokenSource) {
        self.base = base
        self.server = server
        self.tokens = tokens
    }

    /// - Throws: What the transport behind this one throws, and what getting another token throws.
    ///   ``/Model/ServiceError/unauthorised`` without asking when nobody is signed in.
    public func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        guard request.url.hasOrigin(of: server) else { return try await base.send(request) }
        guard let token = tokens.accessToken() else { throw .unauthorised }
        let response = try await base.send(request.authorised(by: token))
        guard response.status == 401 else { return response }
        guard let next = try await tokens.accessToken(after: token) else { throw .unauthorised }
        return try await base.send(request.authorised(by: next))
    }
}

extension HTTPRequest {
    fileprivate func authorised(by token: AccessToken) -> HTTPRequest {
        var request = self
        request.headers = HeaderFields(headers.fields.filter { $0.name.lowercased() != "authorization" })
        request.headers.add("Authorization", "Bearer " + token.value)
        return request
    }
}
