import Foundation
import Model

/// The tokens of a session. Printing them shows nothing.
struct Tokens: Hashable, Codable, Sendable {
    /// The token that is sent with each request and expires soon.
    let access: String
    /// The token that is exchanged for new tokens, and is sent for nothing else.
    let refresh: String
}

/// An access token, and the sign-in that it belongs to. Printing it shows nothing.
public struct AccessToken: Hashable, Sendable {
    public let value: String
    /// The number of the sign-in. A token of one sign-in never replaces a token of another.
    let signIn: Int
}

extension Tokens: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "Tokens (redacted)" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}

extension AccessToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "AccessToken (redacted)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Provides access tokens, and replaces expired ones.
protocol TokenSource: Sendable {
    /// Returns the current token. `nil` if the user is signed out.
    func accessToken() -> AccessToken?

    /// Returns a replacement for a token that the server has refused with a 401. Several callers can wait for the same one.
    ///
    /// - Returns: `nil` if the session of the refused token has ended.
    func accessToken(after refused: AccessToken) async throws(ServiceError) -> AccessToken?
}

extension HTTPMiddleware {
    /// Sends the user's token to one server, and repeats a request once with a new token after a 401 (RFC 6750).
    ///
    /// The server's response shows whether a token has expired, since the device's clock may be wrong. Requests to other
    /// servers are sent without a token. Without a token, the request fails with
    /// ``/Model/ServiceError/unauthorized`` and isn't sent.
    static func authorization(for server: URL, tokens: any TokenSource) -> HTTPMiddleware {
        HTTPMiddleware { request, next async throws(ServiceError) in
            guard request.url.hasOrigin(of: server) else { return try await next(request) }
            var request = request
            guard let token = tokens.accessToken() else { throw .unauthorized }
            request.accessToken = token
            let response = try await next(request)
            guard response.status == 401 else { return response }
            guard let newToken = try await tokens.accessToken(after: token) else { throw .unauthorized }
            request.accessToken = newToken
            return try await next(request)
        }
    }
}
