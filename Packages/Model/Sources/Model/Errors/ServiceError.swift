/// A failure of a service. The kind of failure is preserved from the socket to the screen.
public enum ServiceError: Error, Hashable, Sendable {
    /// There is no connection to the server.
    case offline
    /// The server didn't respond in time.
    case timedOut(after: Duration)
    /// The request was cancelled. Never show this to the user.
    case cancelled
    /// The server requires authentication (401).
    case unauthorised
    /// The server denied access (403), with its message.
    case forbidden(message: String?)
    /// The server doesn't have this resource (404): `product 12`.
    case notFound(String)
    /// The server received too many requests (429). The value is the delay before the next attempt, if the server sent
    /// one.
    case rateLimited(retryAfter: Duration?)
    /// The request conflicts with the server's current state (409), with its message.
    case conflict(message: String?)
    /// The server rejected the request (another 4xx status), with its message.
    case rejected(status: Int, message: String?)
    /// The server failed (5xx), with its message.
    case server(status: Int, message: String?)
    /// The server's identity couldn't be verified (TLS), with the reason. Nothing was sent.
    case untrusted(String)
    /// The response can't be decoded: the coding path (`products.3.price`), the reason, and a snippet of the value.
    ///
    /// The snippet has at most 80 characters and no control characters. It is `nil` if the value is missing, and for
    /// all responses that may contain a secret.
    case undecodable(path: String, reason: String, snippet: String? = nil)
    /// The response exceeds the size limit.
    case tooLarge(limitInBytes: Int)
    /// The local store failed.
    case storage(String)
}

extension ServiceError {
    /// A Boolean value that indicates whether the same request may succeed later.
    public var isTransient: Bool {
        switch self {
        case .offline, .timedOut, .rateLimited, .server: true
        case .cancelled, .unauthorised, .forbidden, .notFound, .conflict, .rejected, .untrusted, .undecodable,
            .tooLarge,
            .storage:
            false
        }
    }
}
