public import Model

/// A step between a caller and a transport. It can change a request, send it several times, or answer it without sending it.
public struct HTTPMiddleware: Sendable {
    /// Sends a request to the next step.
    public typealias Next = @Sendable (APIRequest) async throws(ServiceError) -> APIResponse

    let handle: @Sendable (_ request: APIRequest, _ next: @escaping Next) async throws(ServiceError) -> APIResponse

    /// - Parameter handle: Returns the response to a request, which `next` sends to the next step.
    public init(
        handle:
            @escaping @Sendable (_ request: APIRequest, _ next: @escaping Next) async throws(ServiceError) ->
            APIResponse
    ) {
        self.handle = handle
    }
}

extension HTTPTransport {
    /// Returns a transport that passes each request through the middleware, in order, and then through this transport.
    func with(_ middleware: HTTPMiddleware...) -> any HTTPTransport { with(middleware) }

    /// Returns a transport that passes each request through the middleware, in order, and then through this transport.
    func with(_ middleware: [HTTPMiddleware]) -> any HTTPTransport {
        middleware.reversed().reduce(self as any HTTPTransport) { MiddlewareTransport(base: $0, middleware: $1) }
    }
}

private struct MiddlewareTransport: HTTPTransport {
    let base: any HTTPTransport
    let middleware: HTTPMiddleware

    func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
        try await middleware.handle(request) { [base] request async throws(ServiceError) in try await base.send(request)
        }
    }

    func shutdown() async { await base.shutdown() }
}
