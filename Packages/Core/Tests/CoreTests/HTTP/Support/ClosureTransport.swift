import Core
import Model

/// Answers as a closure says.
struct ClosureTransport: HTTPTransport {
    let answer: @Sendable (HTTPRequest) async throws(ServiceError) -> HTTPResponse

    func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse { try await answer(request) }
}
