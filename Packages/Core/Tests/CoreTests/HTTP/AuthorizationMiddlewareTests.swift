import Foundation
import HTTPTypes
import Model
import Synchronization
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct AuthorizationMiddlewareTests {
    /// Has one token after the other.
    private final class Tokens: TokenSource {
        private let left: Mutex<[String]>

        init(_ tokens: String...) { left = Mutex(tokens) }

        func accessToken() -> AccessToken? {
            left.withLock { $0.first }.map { AccessToken(value: $0, signIn: 1) }
        }

        func accessToken(after refused: AccessToken) async throws(ServiceError) -> AccessToken? {
            left.withLock { if $0.first == refused.value { $0.removeFirst() } }
            return accessToken()
        }
    }

    private let shop: URL

    init() throws { shop = try #require(URL(string: "http://shop.example:8080/api")) }

    private func request(_ address: String) throws -> APIRequest {
        APIRequest(url: try #require(URL(string: address)), headers: ["Accept": "application/json"])
    }

    private func authorizations(_ base: StubTransport) -> [String?] {
        base.requests.map(\.accessToken?.value)
    }

    @Test(arguments: ["http://shop.example:8080/api/orders", "HTTP://SHOP.example:8080/elsewhere"])
    func theServerLearnsWhoAsks(_ address: String) async throws {
        let base = StubTransport(.success(APIResponse(status: 200)))
        let transport = base.with(.authorization(for: shop, tokens: Tokens("one")))
        #expect(try await transport.send(request(address)).status == 200)
        #expect(authorizations(base) == ["one"])
        #expect(base.requests.first?.headers["Accept"] == "application/json")
    }

    @Test(arguments: [
        "http://other.example:8080/api", "https://shop.example:8080/api", "http://shop.example/api",
        "http://shop.example:8081/api", "http://shop.example.evil:8080/api", "http://shop.example@evil:8080/api",
    ])
    func otherOriginsReceiveNoToken(_ address: String) async throws {
        let base = StubTransport(.success(APIResponse(status: 401)))
        let transport = base.with(.authorization(for: shop, tokens: Tokens("one", "two")))
        #expect(try await transport.send(request(address)).status == 401)
        #expect(authorizations(base) == [nil])
    }

    @Test func aTokenThatHasRunOutIsReplacedOnce() async throws {
        let base = StubTransport(.success(APIResponse(status: 401)), .success(APIResponse(status: 200)))
        let transport = base.with(.authorization(for: shop, tokens: Tokens("one", "two")))
        var request = try request("http://shop.example:8080/api/orders")
        request.accessToken = AccessToken(value: "of another user", signIn: 0)
        #expect(try await transport.send(request).status == 200)
        #expect(authorizations(base) == ["one", "two"])
    }

    /// A server that takes no token at all must not be asked for ever.
    @Test func aSecondRefusalIsTheAnswer() async throws {
        let base = StubTransport(.success(APIResponse(status: 401)))
        let transport = base.with(.authorization(for: shop, tokens: Tokens("one", "two", "three")))
        #expect(try await transport.send(request("http://shop.example:8080/api/orders")).status == 401)
        #expect(base.requests.count == 2)
    }

    @Test func signedOutUserSendsNoRequest() async throws {
        let base = StubTransport(.success(APIResponse(status: 200)))
        let transport = base.with(.authorization(for: shop, tokens: Tokens()))
        let request = try request("http://shop.example:8080/api/orders")
        #expect(await transport.result(of: request) == .failure(.unauthorized))
        #expect(base.requests.isEmpty)
    }

    @Test func signOutDuringTheRequestThrowsUnauthorized() async throws {
        let base = StubTransport(.success(APIResponse(status: 401)))
        let transport = base.with(.authorization(for: shop, tokens: Tokens("one")))
        let request = try request("http://shop.example:8080/api/orders")
        #expect(await transport.result(of: request) == .failure(.unauthorized))
        #expect(base.requests.count == 1)
    }

    @Test func printingShowsNoSecret() throws {
        var request = try request("http://shop.example:8080/api/auth/login?q=secret0")
        request.accessToken = AccessToken(value: "secret1", signIn: 1)
        request.body = Data("secret2".utf8)
        let response = APIResponse(status: 200, headers: ["Set-Cookie": "secret3"], body: Data("secret4".utf8))
        let values: [Any] = [
            Core.Tokens(access: "secret5", refresh: "secret6"), AccessToken(value: "secret7", signIn: 1), request,
            request.headers, response,
        ]
        var printed = ""
        for value in values {
            dump(value, to: &printed)
            printed += "\(value) \(String(reflecting: value)) \(String(describing: Optional(value)))"
        }
        #expect(!printed.contains("secret"))
        // A dump shows the bytes of Data as numbers.
        #expect(!printed.contains("\(UInt8(ascii: "s"))"))
    }
}
