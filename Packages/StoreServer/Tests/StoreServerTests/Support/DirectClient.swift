import Foundation
import HTTPTypes

@testable import StoreServer

/// Sends requests to the router of a server that doesn't listen.
struct DirectClient: Sendable {
    let store: StoreServer

    struct Response: Sendable {
        let status: HTTPResponse.Status
        let headers: HTTPFields
        let body: String

        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try JSONDecoder().decode(type, from: Data(body.utf8))
        }
    }

    func send(
        _ method: HTTPRequest.Method, _ target: String, token: String? = nil, key: UUID? = nil, body: [UInt8] = [],
        headers others: [String: String] = [:]
    ) async throws -> Response {
        var headers = HTTPFields()
        headers[.authorization] = token.map { "Bearer \($0)" }
        headers[named: "Idempotency-Key"] = key?.uuidString
        for (name, value) in others { headers[named: name] = value }
        let request = HTTPRequest(
            method: method, scheme: "http", authority: "localhost", path: target, headerFields: headers)
        let (response, content) = try await store.respond(to: request, body: Data(body))
        return Response(
            status: response.status, headers: response.headerFields, body: String(decoding: content, as: UTF8.self))
    }
}
