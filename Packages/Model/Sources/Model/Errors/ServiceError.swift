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
    /// The server knows of no such thing: `product 12`.
    case notFound(String)
    /// The server has been asked too often, and when it may be asked again, if it said so.
    case rateLimited(retryAfter: Duration?)
    /// The server refuses the request itself (another 4xx), with its own words.
    case rejected(status: Int, message: String?)
    /// The server failed (5xx), with its own words.
    case server(status: Int, message: String?)
    /// The answer is not what it should be: where in it (`products.3.price`), and what is wrong there.
    case undecodable(path: String, reason: String)
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
        case .cancelled, .unauthorised, .notFound, .rejected, .undecodable, .tooLarge, .storage: false
        }
    }
}
