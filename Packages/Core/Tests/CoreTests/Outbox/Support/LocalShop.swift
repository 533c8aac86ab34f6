import Foundation
import HTTPTypes
import Model
import StoreServer
import Synchronization
import Testing

@testable import Core

/// A shop's server in this process, which devices reach without a network, and the failures that a test chooses.
final class LocalShop: HTTPTransport {
    /// The failure of a request.
    enum Fault: Sendable {
        /// The request is lost.
        case lost
        /// The server handles the request, and its response is lost.
        case unanswered
        /// The server handles the request, and `{}` replaces the body of its response.
        case unreadable
        /// The request is lost, and a gateway responds.
        case response(APIResponse)

        static func status(_ status: Int, retryAfter: Int? = nil) -> Fault {
            .response(
                APIResponse(
                    status: status, headers: retryAfter.map { ["Retry-After": "\($0)"] } ?? [:],
                    body: Data("{}".utf8)))
        }

        static func body(_ text: String, status: Int = 200) -> Fault { .response(.json(text, status: status)) }

        /// The server handles another request with the same key.
        static let busy = status(409, retryAfter: 1)
        static let page = body("<html>Welcome</html>")
    }

    private struct State {
        var fault: @Sendable (APIRequest) -> Fault? = { _ in nil }
        var requests: [APIRequest] = []
    }

    let api: URL
    let server: StoreServer
    /// The server's clock.
    let now: WatchedValue<Date>
    private let state = Mutex(State())

    /// Creates a shop whose user Emily has no orders.
    ///
    /// - Parameters:
    ///   - products: The number of products. Each costs 10.00.
    ///   - stock: The stock of each product.
    ///   - hasExtensions: Whether the server stores carts, orders, and wishlists.
    init(products: Int = 9, stock: Int = 10, hasExtensions: Bool = true) throws {
        let now = WatchedValue(Date(timeIntervalSince1970: 1_767_268_800))
        self.now = now
        api = try #require(URL(string: "http://localhost"))
        // The server invents orders for the first users.
        server = StoreServer(
            configuration: .init(users: StoreUser.standard.reversed(), hasExtensions: hasExtensions),
            catalog: .synthetic(count: products), now: { now.value })
        for id in 1...products {
            try change(id) {
                ($0.title, $0.price, $0.discount) = ("Product \(id)", 10_00, 0)
                ($0.stock, $0.minimumOrder) = (stock, 1)
            }
        }
    }

    // MARK: - The requests of devices

    func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
        let fault = state.withLock { state in
            state.requests.append(request)
            return state.fault(request)
        }
        switch fault {
        case .lost: throw .offline
        case .response(let response): return response
        case .unanswered:
            _ = try await respond(to: request)
            throw .offline
        case .unreadable:
            var response = try await respond(to: request)
            response.body = Data("{}".utf8)
            return response
        case nil: return try await respond(to: request)
        }
    }

    private func respond(to request: APIRequest) async throws(ServiceError) -> APIResponse {
        var head = HTTPRequest(
            method: request.method, scheme: "http", authority: "localhost",
            path: request.url.path() + (request.url.query().map { "?\($0)" } ?? ""), headerFields: request.headers)
        if let token = request.accessToken { head.headerFields[.authorization] = "Bearer \(token.value)" }
        do {
            let (response, body) = try await server.respond(to: head, body: request.body ?? Data())
            return APIResponse(status: response.status.code, headers: response.headerFields, body: body)
        } catch {
            throw .cancelled
        }
    }

    /// Sets the function that returns the failure of each request.
    func fail(_ fault: @escaping @Sendable (APIRequest) -> Fault?) { state.withLock { $0.fault = fault } }

    /// Makes the next requests with a key fail, one with each failure.
    func failNextWrites(_ faults: Fault...) {
        let left = Mutex(faults)
        fail { request in
            guard request.idempotencyKey != nil else { return nil }
            return left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        }
    }

    var requests: [APIRequest] { state.withLock(\.requests) }

    /// The requests with a key, as `PUT carts/1 {…}`.
    var writes: [String] {
        requests.filter { $0.idempotencyKey != nil }.map { request in
            let path = request.url.path().split(separator: "/").joined(separator: "/")
            let body = request.body.map { " " + String(decoding: $0, as: UTF8.self) } ?? ""
            return "\(request.method.rawValue) \(path)\(body)"
        }
    }

    var keys: [String] { requests.compactMap(\.idempotencyKey) }

    /// The number of changes that each key has made, if it has made any.
    var effects: [Int] {
        Set(keys).compactMap(UUID.init(uuidString:)).map(server.effects(ofKey:)).filter { $0 > 0 }
    }

    // MARK: - Emily's data

    /// The quantities in the cart by product.
    var quantities: [Int: Int] {
        Dictionary(server.cart(of: 1).map { ($0.product, $0.quantity) }) { first, _ in first }
    }
    var wishes: [Int] { server.wishlist(of: 1) }
    var orders: [StoreOrder] { server.orders(of: 1) }
    var firstName: String? { server.user(1)?.firstName }

    /// Makes a change of Emily's on another device.
    func changeElsewhere(_ method: HTTPRequest.Method, _ path: String, _ body: String = "") async throws {
        let login = APIRequest(
            method: .post, url: api.appending(path: "auth/login"),
            body: Data(#"{"username":"emilys","password":"emilyspass"}"#.utf8))
        struct Session: Decodable { let accessToken: String }
        let token = try await JSONDecoder().decode(Session.self, from: respond(to: login).body).accessToken
        var request = APIRequest(
            method: method, url: api.appending(path: path), body: body.isEmpty ? nil : Data(body.utf8))
        request.accessToken = AccessToken(value: token, signIn: 0)
        _ = try await respond(to: request)
    }

    /// Sets quantities in Emily's cart on another device.
    func setCartElsewhere(_ quantities: [(product: Int, quantity: Int)]) async throws {
        let lines = quantities.map { #"{"id":\#($0.product),"quantity":\#($0.quantity)}"# }.joined(separator: ",")
        try await changeElsewhere(.put, "carts/1", #"{"merge":true,"products":[\#(lines)]}"#)
    }

    // MARK: - The catalog

    func stock(of product: Int) -> Int? { server.catalog.product(product)?.stock }

    func change(_ id: Int, _ change: (inout StoreProduct) -> Void) throws {
        var product = try #require(server.catalog.product(id))
        change(&product)
        try server.change(product)
    }
}

extension APIResponse {
    static func json(_ body: String, status: Int = 200) -> APIResponse {
        APIResponse(status: status, headers: ["Content-Type": "application/json"], body: Data(body.utf8))
    }
}
