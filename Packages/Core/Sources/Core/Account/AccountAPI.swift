public import Foundation
public import Model

/// The authentication endpoints of a server with DummyJSON's format.
public struct AccountAPI: Sendable {
    private let address: APIAddress
    private let exchange: JSONExchange

    /// - Parameters:
    ///   - api: The address of the API, with any path before `/auth`.
    ///   - transport: The transport. For ``user()``, it needs authorization.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        exchange = JSONExchange(transport: transport)
    }

    /// Signs in.
    ///
    /// - Throws: ``/Model/SignInError/wrongCredentials`` for a 400, which is this format's status, or a 401.
    public func signIn(username: String, password: String) async throws(SignInError) -> (user: User, tokens: Tokens) {
        do throws(ServiceError) {
            let answer = try await exchange.post(
                ["username": username, "password": password], SignedInDTO.self, address.url(["auth", "login"]),
                "way to sign in")
            return (answer.user.user(base: address.base), answer.tokens.tokens)
        } catch .unauthorized, .rejected(status: 400, _) {
            throw .wrongCredentials
        } catch {
            throw .service(error)
        }
    }

    /// Exchanges a refresh token for new tokens.
    ///
    /// - Throws: ``/Model/ServiceError/unauthorized`` if the refresh token is no longer valid: for a 400 or 401 (RFC 6749,
    ///   section 5.2), and for this format's own 403. Any other status may come from a
    ///   proxy, or from a deployment that lasts a second, and says nothing about the token.
    public func tokens(refresh: String) async throws(ServiceError) -> Tokens {
        do throws(ServiceError) {
            return try await exchange.post(
                ["refreshToken": refresh], TokensDTO.self, address.url(["auth", "refresh"]), "way to stay signed in"
            ).tokens
        } catch .unauthorized, .rejected(status: 400, _), .forbidden(message: "Invalid refresh token"?) {
            throw .unauthorized
        } catch .forbidden, .notFound, .conflict, .rejected {
            // The caller would take these for the response to the request that needs the tokens.
            throw .server(status: 502, message: "The session can't be renewed")
        }
    }

    /// Returns the signed-in user.
    public func user() async throws(ServiceError) -> User {
        try await exchange.get(UserDTO.self, address.url(["auth", "me"]), "user").user(base: address.base)
    }
}

// MARK: - Wire format

/// The response to a sign-in.
struct SignedInDTO: Decodable {
    let user: UserDTO
    let tokens: TokensDTO

    init(from decoder: any Decoder) throws {
        user = try UserDTO(from: decoder)
        tokens = try TokensDTO(from: decoder)
    }
}

/// The tokens, which are fields of a larger response.
struct TokensDTO: Decodable {
    let tokens: Tokens

    private enum CodingKeys: CodingKey {
        case accessToken, refreshToken
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        tokens = Tokens(access: try container.token(.accessToken), refresh: try container.token(.refreshToken))
    }
}

extension KeyedDecodingContainer {
    /// Decodes a text that can be the value of a header field: without blanks and line breaks, which would start another field.
    fileprivate func token(_ key: Key) throws -> String {
        let text = try text(key)
        guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw WireProblem(codingPath, at: key, "it has characters that no token has")
        }
        guard text.utf8.count <= 8192 else { throw WireProblem(codingPath, at: key, "it is too long") }
        return text
    }
}

/// A user. The identifier and the username are required.
struct UserDTO: Decodable {
    private let id: User.ID
    private let username: String
    private let email: String?
    private let firstName: String?
    private let lastName: String?
    private let image: String?

    private enum CodingKeys: CodingKey {
        case id, username, email, firstName, lastName, image
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = User.ID(rawValue: try container.identifier(.id))
        username = try container.text(.username)
        email = container.lenient(String.self, .email)
        firstName = container.lenient(String.self, .firstName)
        lastName = container.lenient(String.self, .lastName)
        image = container.lenient(String.self, .image)
    }

    func user(base: URL) -> User {
        User(
            id: id, username: username, email: email, firstName: firstName ?? "", lastName: lastName ?? "",
            image: image.flatMap { URL(image: $0, base: base) })
    }
}
