import Foundation
import HTTPTypes
import Model

/// The authentication endpoints of a server with DummyJSON's format.
struct AccountAPI: Sendable {
    private let client: APIClient

    init(api: URL, transport: any HTTPTransport) { client = APIClient(api: api, transport: transport) }

    /// Signs in.
    ///
    /// - Throws: ``/Model/SignInError/wrongCredentials`` for a 400, which is this format's status, or a 401.
    func signIn(username: String, password: String) async throws(SignInError) -> (user: User, tokens: Tokens) {
        do throws(ServiceError) {
            let credentials = ["username": username, "password": password]
            let response = try await post(["auth", "login"], credentials, SignedInDTO.self, "way to sign in")
            return (response.user, response.tokens)
        } catch .unauthorized, .rejected(status: 400, _) {
            throw .wrongCredentials
        } catch {
            throw .service(error)
        }
    }

    /// Creates an account and signs in.
    func register(_ registration: Registration) async -> Result<(user: User, tokens: Tokens), RegistrationError> {
        do throws(ServiceError) {
            let fields = Registration.Field.allCases.map { ($0.rawValue, registration[$0]) }
            let body = try WireEncoder.encode(Dictionary(fields) { first, _ in first })
            let request = client.address.request(.post, ["users", "add"], body: body)
            let response = try await client.transport.send(request)
            let taken = response.status == 409 ? RegistrationConflict.taken(response) : [:]
            if !taken.isEmpty { return .failure(.refused(taken)) }
            if let failure = response.failure(asking: "way to register") { throw failure }
            let signedIn = try WireDecoder.decode(SignedInDTO.self, from: response, base: client.base)
            return .success((signedIn.user, signedIn.tokens))
        } catch {
            return .failure(.service(error))
        }
    }

    /// Asks for a link with which the user of this email address can choose a new password.
    func requestReset(email: String) async throws(ServiceError) {
        let body = try WireEncoder.encode(["email": email])
        try await client.send(
            client.address.request(.post, ["auth", "forgot-password"], body: body), asking: "way to reset passwords")
    }

    /// Sets a new password.
    func reset(token: String, password: String) async throws(PasswordResetError) {
        do throws(ServiceError) {
            let body = try WireEncoder.encode(["token": token, "password": password])
            try await client.send(
                client.address.request(.post, ["auth", "reset-password"], body: body), asking: "way to reset passwords")
        } catch .rejected(status: 410, _) {
            throw .invalidLink
        } catch .rejected(status: 400, _) {
            throw .invalidPassword
        } catch {
            throw .service(error)
        }
    }

    /// Exchanges a refresh token for new tokens.
    ///
    /// - Throws: ``/Model/ServiceError/unauthorized`` if the refresh token is no longer valid: for a 400 or 401 (RFC 6749,
    ///   section 5.2), and for this format's own 403. Any other status may come from a
    ///   proxy or a deployment, and says nothing about the token.
    func tokens(refresh: String) async throws(ServiceError) -> Tokens {
        do throws(ServiceError) {
            let body = ["refreshToken": refresh]
            return try await post(["auth", "refresh"], body, TokensDTO.self, "way to stay signed in").tokens
        } catch .unauthorized, .rejected(status: 400, _), .forbidden(message: "Invalid refresh token"?) {
            throw .unauthorized
        } catch .forbidden, .notFound, .conflict, .rejected {
            // The caller would take these for the response to the request that needs the tokens.
            throw .server(status: 502, message: "The session can't be renewed")
        }
    }

    /// Revokes all tokens of a sign-in. Does nothing if the server doesn't know the token.
    func signOut(refresh: String) async throws(ServiceError) {
        let body = try WireEncoder.encode(["refreshToken": refresh])
        // The key lets the transport repeat the request.
        var request = client.address.request(.post, ["auth", "logout"], body: body, key: UUID())
        request.deadline = .seconds(10)
        try await client.send(request, asking: "way to sign out")
    }

    private func post<Body: Decodable & Sendable>(
        _ path: [String], _ fields: [String: String], _ type: Body.Type, _ what: String
    ) async throws(ServiceError) -> Body {
        try await client.send(
            client.address.request(.post, path, body: try WireEncoder.encode(fields)), as: type, asking: what)
    }
}

// MARK: - Wire format

/// The response to a sign-in.
struct SignedInDTO: Decodable {
    let user: User
    let tokens: Tokens

    init(from decoder: any Decoder) throws {
        user = try UserDTO(from: decoder).user
        tokens = try TokensDTO(from: decoder).tokens
    }
}

/// The fields of a registration whose values other accounts have.
private struct RegistrationConflict: Decodable {
    let fields: [String]?

    static func taken(_ response: APIResponse) -> [Registration.Field: RegistrationProblem] {
        let body = try? WireDecoder.decode(Self.self, from: response.body)
        let fields = (body?.fields ?? []).compactMap(Registration.Field.init)
        return Dictionary(fields.map { ($0, .taken($0)) }) { first, _ in first }
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
    let user: User

    private enum CodingKeys: CodingKey {
        case id, username, email, firstName, lastName, image
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        user = User(
            id: User.ID(rawValue: try container.identifier(.id)), username: try container.text(.username),
            email: container.lenient(String.self, .email), firstName: container.lenient(String.self, .firstName) ?? "",
            lastName: container.lenient(String.self, .lastName) ?? "",
            image: decoder.imageURL(container.lenient(String.self, .image)))
    }
}
