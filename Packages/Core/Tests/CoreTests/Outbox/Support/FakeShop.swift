import Foundation
import HTTPTypes
import Model
import Synchronization

@testable import Core

/// A server in memory that follows the rules of the wire format, and goes wrong as a test says.
final class FakeShop: HTTPTransport {
    /// What goes wrong with a request.
    enum Fault: Hashable, Sendable {
        /// It never arrives.
        case lost
        /// It is carried out, and the answer gets lost.
        case unanswered
        case status(Int, retryAfter: Int? = nil)
        /// It is carried out, and what comes back is not what it should be.
        case garbage
        /// It never arrives: a page for people comes back.
        case page
        /// It never arrives: something in between answers with a success.
        case dropped(String)
        /// The shop says that it doesn't have the item.
        case gone
        /// A request with the same key is still in work.
        case busy
    }

    struct Product: Hashable, Sendable {
        var stock = 10
        var minimum = 1
        /// In cents.
        var price = 10_00
    }

    struct Account: Hashable, Sendable {
        var cart: [BagQuantity] = []
        var cartRevision = 0
        var wishes: [Int] = []
        var wishesRevision = 0
        var orders: [[BagQuantity]] = []
        /// The orders by number.
        var placed: [Int: PlacedOrder] = [:]
        var fields: [String: String] = ["firstName": "Emily", "lastName": "Johnson", "email": "emily@shop.example"]
        var answers: [String: Remembered] = [:]
        /// How often each key has had its effect.
        var effects: [String: Int] = [:]

        var quantities: [Int: Int] {
            Dictionary(cart.map { ($0.id.rawValue, $0.quantity) }) { first, _ in first }
        }
    }

    struct PlacedOrder: Hashable, Sendable {
        let lines: [BagQuantity]
        var status = "placed"
    }

    struct Remembered: Hashable, Sendable {
        let fingerprint: String
        let response: APIResponse
    }

    struct State: Sendable {
        var products: [Int: Product]
        var accounts: [Int: Account] = [:]
        var requests: [APIRequest] = []
        var lastOrder = 2000
        /// Parts of the API that there are not.
        var missing: Set<String> = []
        var isSignedOut = false
    }

    let state: Mutex<State>
    private let fault: Mutex<@Sendable (APIRequest) -> Fault?>

    init(_ products: [Int: Product] = Dictionary((1...9).map { ($0, Product()) }) { first, _ in first }) {
        state = Mutex(State(products: products))
        fault = Mutex { _ in nil }
    }

    /// Decides of each request what goes wrong with it.
    func fail(_ fault: @escaping @Sendable (APIRequest) -> Fault?) { self.fault.withLock { $0 = fault } }

    /// Lets the next requests with a key go wrong, one each.
    func failNextWrites(_ faults: Fault...) {
        let left = Mutex(faults)
        fail { request in
            guard request.headers["Idempotency-Key"] != nil else { return nil }
            return left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        }
    }

    func account(_ user: Int = 1) -> Account { state.withLock { $0.accounts[user] ?? Account() } }

    func stock(of product: Int) -> Int? { state.withLock { $0.products[product]?.stock } }

    func change(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }

    /// The requests with a key, as `PUT carts/1 {…}`.
    var writes: [String] {
        state.withLock { $0.requests }.filter { $0.headers["Idempotency-Key"] != nil }.map { request in
            let path = request.url.path().split(separator: "/").joined(separator: "/")
            let body = request.body.map { " " + String(decoding: $0, as: UTF8.self) } ?? ""
            return "\(request.method.rawValue) \(path)\(body)"
        }
    }

    var keys: [String] { state.withLock { $0.requests }.compactMap { $0.headers["Idempotency-Key"] } }

    func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
        let fault = fault.withLock { $0(request) }
        state.withLock { $0.requests.append(request) }
        switch fault {
        case .lost: throw .offline
        case .status(let status, let wish):
            return APIResponse(
                status: status, headers: wish.map { ["Retry-After": "\($0)"] } ?? [:], body: Data("{}".utf8))
        case .busy: return APIResponse(status: 409, headers: ["Retry-After": "1"], body: Data("{}".utf8))
        case .unanswered:
            _ = answer(request)
            throw .offline
        case .garbage:
            let answer = answer(request)
            return APIResponse(status: answer.status, headers: answer.headers, body: Data("{}".utf8))
        case .page: return APIResponse(status: 200, body: Data("<html>Welcome</html>".utf8))
        case .gone: return Self.json(404, ["message": "Not found", "reason": "gone"])
        case .dropped(let body): return APIResponse(status: 200, body: Data(body.utf8))
        case nil: return answer(request)
        }
    }
}
