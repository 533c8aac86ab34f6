/// Why a service did not answer. The kind survives from the socket to the screen.
public enum ServiceError: Error, Hashable, Sendable {
    /// There is no connection to the server.
    case offline
    /// The server did not answer in time.
    case timedOut(after: Duration)
    /// The caller did not want the answer any more. Never shown to anyone.
    case cancelled
    /// The server wants to know who asks.
    case unauthorised
    /// The server knows who asks, and they may not (403), with its own words.
    case forbidden(message: String?)
    /// The server knows of no such thing: `product 12`.
    case notFound(String)
    /// The server has been asked too often, and when it may be asked again, if it said so.
    case rateLimited(retryAfter: Duration?)
    /// What was asked for does not go with what the server holds by now (409), with its own words.
    case conflict(message: String?)
    /// The server refuses the request itself (another 4xx), with its own words.
    case rejected(status: Int, message: String?)
    /// The server failed (5xx), with its own words.
    case server(status: Int, message: String?)
    /// Whoever answers could not show that it is the server (TLS), and why not. It was sent nothing.
    case untrusted(String)
    /// The answer is not what it should be: where in it (`products.3.price`), what is wrong there, and the first of what
    /// stands there.
    ///
    /// The snippet has at most 80 characters and none that controls anything. It is nil where there is nothing to show,
    /// and for all answers that may hold a secret.
    case undecodable(path: String, reason: String, snippet: String? = nil)
    /// The answer is larger than is accepted.
    case tooLarge(limitInBytes: Int)
    /// The device's own store failed.
    case storage(String)
}

extension ServiceError {
    /// Whether the same request may well succeed a little later.
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
