import Model

@testable import Core

/// Answers as a closure says.
struct ClosureTransport: HTTPTransport {
    let answer: @Sendable (APIRequest) async throws(ServiceError) -> APIResponse

    func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse { try await answer(request) }
}
