import Foundation
import Loading
import Model
import Synchronization

@testable import Core

/// A server whose answers all have the same number in them, which counts what it is asked.
final class PolicyServer: HTTPTransport {
    struct State {
        var version = 1
        var failure: ServiceError?
        var paths: [String] = []
    }

    let state = Mutex(State())

    /// How often it was asked for anything but a session.
    var asked: Int { state.withLock { $0.paths.count { !$0.hasPrefix("/auth/") } } }

    /// What it says from now on is another.
    func change() { state.withLock { $0.version += 1 } }

    func fail(_ failure: ServiceError?) { state.withLock { $0.failure = failure } }

    func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
        let path = request.url.path()
        let (version, failure) = state.withLock { state in
            state.paths.append(path)
            return (state.version, state.failure)
        }
        if path == "/auth/login" { return answer(Self.login(request)) }
        if let failure { throw failure }
        let skip = request.url.query()?.contains("skip=2") == true ? 2 : 0
        return answer(Self.body(path, version, skip: skip))
    }

    private func answer(_ body: String?) -> APIResponse {
        APIResponse(status: body == nil ? 404 : 200, body: Data((body ?? "{}").utf8))
    }

    private static func login(_ request: APIRequest) -> String {
        let isEmily = request.body.map { String(decoding: $0, as: UTF8.self).contains("emilys") } ?? false
        return
            #"{"id":\#(isEmily ? 1 : 2),"username":"u","firstName":"E","accessToken":"a.b.c","refreshToken":"d.e.f"}"#
    }

    private static func product(_ id: Int, _ version: Int) -> String {
        #"{"id":\#(id),"title":"\#(version)","price":9.5,"category":"lamps","stock":5}"#
    }

    private static func order(_ version: Int) -> String {
        let line = #"{"id":3,"title":"\#(version)","price":9.99,"quantity":2}"#
        return #"{"id":7,"placedAt":"2025-04-30T09:41:02.000Z","status":"shipped","products":[\#(line)],"total":19.98}"#
    }

    private static func body(_ path: String, _ version: Int, skip: Int) -> String? {
        switch path {
        case "/products", "/products/category/lamps":
            let products = [1, 2].map { product($0 + skip, version) }.joined(separator: ",")
            return #"{"products":[\#(products)],"total":6,"skip":\#(skip),"limit":2}"#
        case "/products/7": return product(7, version)
        case "/products/categories": return #"[{"slug":"lamps","name":"\#(version)"}]"#
        case "/products/7/reviews":
            return #"{"reviews":[{"id":3,"rating":5,"comment":"\#(version)","reviewerName":"Ada"}],"total":1}"#
        case "/brochures": return #"{"brochures":[{"id":"spring","title":"\#(version)"}]}"#
        case "/brochures/spring": return #"{"id":"spring","title":"\#(version)","pages":[{"number":1}]}"#
        case "/orders": return #"{"orders":[\#(order(version))]}"#
        case "/orders/7": return order(version)
        case "/notifications":
            let date = "2026-01-02T00:00:00Z"
            return #"{"notifications":[{"id":"n","title":"\#(version)","body":"B","date":"\#(date)"}]}"#
        case "/configuration": return #"{"disabledTabs":{"bag":"\#(version)"}}"#
        default: return nil
        }
    }
}
