import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Testing

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
        let request = Request(
            head: HTTPRequest(
                method: method, scheme: "http", authority: "localhost", path: target, headerFields: headers),
            body: RequestBody(buffer: ByteBuffer(bytes: body)))
        let source = ApplicationRequestContextSource(
            channel: NIOAsyncTestingChannel(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let response = try await store.responder.respond(to: request, context: StoreRequestContext(source: source))
        let collector = Collector()
        try await response.body.write(collector)
        return Response(
            status: response.status, headers: response.headers, body: String(buffer: collector.buffer))
    }

    /// The body of a response.
    private final class Collector: ResponseBodyWriter {
        private(set) var buffer = ByteBuffer()

        func write(_ buffer: ByteBuffer) { self.buffer.writeImmutableBuffer(buffer) }

        consuming func finish(_ trailingHeaders: HTTPFields?) {}
    }
}
