import Foundation
import Testing

extension RawClient {
    /// Requests a change with a token and an optional key.
    func change(
        _ method: String, _ target: String, token: String, key: UUID? = nil, _ body: String = "",
        _ headers: [String: String] = [:]
    ) async throws -> Response {
        var all = headers
        all["Authorization"] = "Bearer \(token)"
        if let key { all["Idempotency-Key"] = key.uuidString }
        if !body.isEmpty { all["Content-Type"] = "application/json" }
        return try await send(method, target, all, body: body)
    }
}

extension RawClient.Response {
    /// Returns a list of objects in the response.
    func objects(_ name: String) throws -> [[String: Any]] {
        try #require(object[name] as? [[String: Any]], "\(body)")
    }

    func numbers(_ name: String) throws -> [Int] { try #require(object[name] as? [Int], "\(body)") }
}
