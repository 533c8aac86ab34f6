public import Foundation
public import Model

/// Signing in on a server that speaks the REST format of DummyJSON. It keeps nothing.
public struct AccountAPI: Sendable {
    private let address: APIAddress
    private let exchange: JSONExchange

    /// - Parameters:
    ///   - api: Where the API lives, with any path in front of `/auth`.
    ///   - transport: What carries the requests. For ``user()`` it has to say who asks.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        exchange = JSONExchange(transport: transport)
    }

    /// Signs in.
    ///
    /// - Throws: ``/Model/SignInError/wrongCredentials`` when the server says so: 400, as this format has it, or 401.
    public func signIn(username: String, password: String) async throws(SignInError) -> (user: User, tokens: Tokens) {
        do throws(ServiceError) {
            let answer = try await exchange.post(
                ["username": username, "password": password], SignedInDTO.self, address.url(["auth", "login"]),
                "way to sign in")
            return (answer.user.user(base: address.base), answer.tokens.tokens)
        } catch .unauthorised, .rejected(status: 400, _) {
            throw .wrongCredentials
        } catch {
            throw .service(error)
        }
    }

    /// Exchanges a refresh token for new tokens.
    ///
    /// - Throws: ``/Model/ServiceError/unauthorised`` if the refresh token is no longer valid: for a 400 or 401 (RFC 6749,
    ///   section 5.2), and for the 403 with which this format says so in its own words. Any other status may come from a
    ///   proxy, or from a deployment that lasts a second, and says nothing about the token.
    public func tokens(refresh: String) async throws(ServiceError) -> Tokens {
        do throws(ServiceError) {
            return try await exchange.post(
                ["refreshToken": refresh], TokensDTO.self, address.url(["auth", "refresh"]), "way to stay signed in"
            ).tokens
        } catch .unauthorised, .rejected(status: 400, _), .forbidden(message: "Invalid refresh token"?) {
            throw .unauthorised
        } catch .forbidden, .notFound, .conflict, .rejected {
            // The caller would take these for the response to the request that needs the tokens.
            throw .server(status: 502, message: "The session can't be renewed")
        }
    }

    /// Who asks.
    public func user() async throws(ServiceError) -> User {
        try await exchange.get(UserDTO.self, address.url(["auth", "me"]), "user").user(base: address.base)
    }
}
