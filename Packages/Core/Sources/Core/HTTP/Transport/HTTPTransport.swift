public import Model

/// Carries one request to a server and its answer back.
///
/// Any answer is a value, whatever its status; only what prevents an answer is thrown.
public protocol HTTPTransport: Sendable {
    /// Sends a request and reads the whole answer.
    ///
    /// - Throws: ``/Model/ServiceError/offline``, ``/Model/ServiceError/timedOut(after:)``,
    ///   ``/Model/ServiceError/cancelled``, ``/Model/ServiceError/tooLarge(limitInBytes:)``,
    ///   ``/Model/ServiceError/untrusted(_:)`` when whoever answers can't show that it is the server,
    ///   or ``/Model/ServiceError/undecodable(path:reason:snippet:)`` when the answer is not even HTTP.
    func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse
}

extension HTTPTransport {
    /// The outcome as a value, for a transport that stands before another.
    func outcome(of request: HTTPRequest) async -> Result<HTTPResponse, ServiceError> {
        do throws(ServiceError) {
            return .success(try await send(request))
        } catch {
            return .failure(error)
        }
    }
}
