import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Testing

@testable import StoreServer

@Suite struct AuthorizationTests {
    /// The routes that need no token. All others must reject a request without one.
    private static let open: Set = [
        "GET /", "GET /products", "GET /products/search", "GET /products/categories", "GET /products/category-list",
        "GET /products/category/{slug}", "GET /products/{id}", "GET /products/changes", "GET /products/{id}/reviews",
        "GET /brands", "GET /brochures", "GET /brochures/{id}", "GET /configuration", "GET /pages/{page}",
        "GET /images/{id}/{name}", "GET /images/users/{name}", "GET /images/brochures/{id}/{name}",
        "POST /auth/login", "POST /auth/refresh", "POST /auth/logout", "POST /auth/forgot-password",
        "POST /auth/reset-password", "POST /users/add", "GET /.well-known/apple-app-site-association",
    ]

    @Test func everyRouteThatIsNotListedNeedsAToken() async throws {
        var configuration = StoreServerConfiguration()
        configuration.siteAssociation = .init("{}".utf8)
        let store = StoreServer(configuration: configuration)
        let client = DirectClient(store: store)
        var open: Set<String> = []
        var protected: Set<String> = []
        let router = Router.store(
            configuration, state: store.state, accounts: store.accounts, sampleOrders: store.sampleOrders,
            brochures: [], deliver: { _ in },
            faults: FaultMiddleware(injector: FaultInjector(.none), allowsFaultsOnDemand: false, sleep: { _ in }),
            counter: store.counter, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        for route in router.routes {
            let path = "/" + route.path.description.drop { $0 == "/" }
            let target = path.split(separator: "/").map { $0.hasPrefix("{") ? "1" : String($0) }.joined(separator: "/")
            let response = try await client.send(route.method, "/" + target)
            let name = "\(route.method) \(path)"
            switch response.status {
            case .methodNotAllowed: continue
            case .unauthorized where !Self.open.contains(name): protected.insert(name)
            default: open.insert(name)
            }
        }
        #expect(open.subtracting(Self.open).isEmpty, "\(open.subtracting(Self.open))")
        #expect(protected.count == 19)
    }

    @Test(arguments: [
        (HTTPRequest.Method.get, "/carts/user/2"), (.put, "/carts/2"), (.get, "/users/2/wishlist"),
        (.put, "/users/2/wishlist/1"), (.delete, "/users/2/wishlist/1"), (.patch, "/users/2"),
        (.get, "/users/2/reviews"), (.get, "/users/2/notification-settings"), (.put, "/users/2/notification-settings"),
        (.get, "/users/02/wishlist"), (.get, "/users/x/wishlist"),
    ])
    func anotherUsersDataIsForbidden(_ method: HTTPRequest.Method, _ target: String) async throws {
        let store = StoreServer()
        let response = try await DirectClient(store: store).send(method, target, token: store.accessToken(for: 1))
        #expect(response.status == .forbidden)
        #expect(response.body == #"{"message":"This belongs to another user"}"#)
    }
}

@Suite struct HostTests {
    @Test(arguments: [
        ("localhost", 200), ("LOCALHOST:8080", 200), ("127.0.0.1:1", 200), ("[::1]:8080", 200), ("shop.example", 200),
        ("api.test:80", 200), ("evil.example", 421), ("evil.example:8080", 421), ("localhost.evil.example", 421),
        ("", 421), ("127.0.0.1.evil.example", 421), ("[::1].evil.example", 421), ("[::2]", 421),
    ])
    func aServerOnLoopbackAcceptsItsOwnNamesOnly(_ host: String, _ status: Int) async throws {
        let configuration = StoreServerConfiguration(
            publicBaseURL: .init(string: "https://shop.example/api"), hosts: ["API.test"])
        try await TestStore.with(configuration) { test in
            let text = try await test.client.exchange(
                "GET /products/1 HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
            #expect(try RawClient.parse(text).status == status)
        }
    }

    @Test(arguments: [
        "", "Host: localhost\r\nHost: evil.example\r\n", "Host: evil.example\r\nHost: localhost\r\n",
        "Host: localhost\r\nhost: localhost\r\n",
    ])
    func aRequestNeedsExactlyOneHost(_ fields: String) async throws {
        try await TestStore.with { test in
            let text = try await test.client.exchange("GET /products/1 HTTP/1.1\r\n\(fields)Connection: close\r\n\r\n")
            let response = try RawClient.parse(text)
            #expect(response.status == 400)
            #expect(response.message == "A request needs exactly one header 'Host'")
        }
    }

    @Test func aServerOnOtherAddressesAcceptsAnyName() async throws {
        try await TestStore.with(.init(host: "0.0.0.0")) { test in
            let text = try await test.client.exchange(
                "GET /products/1 HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n")
            #expect(try RawClient.parse(text).status == 200)
        }
    }
}
