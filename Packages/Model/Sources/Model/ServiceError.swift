public import Loading

/// A failure of a service. The kind of failure is preserved from the socket to the screen.
public enum ServiceError: Error, Hashable, Sendable {
    /// There is no connection to the server.
    case offline
    /// The server didn't respond in time.
    case timedOut(after: Duration)
    /// The request was cancelled. Never show this to the user.
    case cancelled
    /// The server requires authentication (401).
    case unauthorized
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
    /// The response can't be decoded: the coding path (`products.3.price`), and the reason. The response isn't quoted, because
    /// it may contain secrets.
    case undecodable(path: String, reason: String)
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
        case .cancelled, .unauthorized, .forbidden, .notFound, .conflict, .rejected, .untrusted, .undecodable,
            .tooLarge,
            .storage:
            false
        }
    }
}

extension ServiceError: CustomStringConvertible {
    /// A text for developers and logs: what happened, the usual cause, and what to do. Screens show their own texts.
    public var description: String {
        switch self {
        case .offline:
            "The server can't be reached. The device is offline, or no server is running at this address."
        case .timedOut(let limit):
            "The server didn't respond within \(limit). It is overloaded, or the connection is slow. Try again."
        case .cancelled:
            "The request was canceled because its caller no longer needs the response. Don't show this as an error."
        case .unauthorized:
            "The server requires authentication (401). Sign in and repeat the request."
        case .forbidden(let message):
            "The server denied access (403): \(message ?? "no message"). The resource belongs to another user, or requires "
                + "more rights. Use another account."
        case .notFound(let what):
            "The server has no \(what) (404). It was removed, or the link to it is wrong."
        case .rateLimited(let delay?):
            "The server received too many requests (429). Retry after \(delay)."
        case .rateLimited(nil):
            "The server received too many requests (429) and didn't say when to retry. Wait a minute."
        case .conflict(let message):
            "The request conflicts with the server's current state (409): \(message ?? "no message"). Reload the resource, "
                + "then try again."
        case .rejected(let status, let message):
            "The server rejected the request (\(status)): \(message ?? "no message"). The request itself is invalid."
        case .server(let status, let message):
            "The server failed (\(status)): \(message ?? "no message"). This is the server's fault. Try again later."
        case .untrusted(let reason):
            "The server's identity couldn't be verified: \(reason). Nothing was sent. The certificate or the device's date "
                + "is wrong, or the connection is being intercepted."
        case .undecodable(let path, let reason):
            "The response can't be decoded at \(path.isEmpty ? "its root" : "\"\(path)\""): \(reason). The server uses "
                + "another version of the format, or the address isn't that of the shop's API."
        case .tooLarge(let limit):
            "The response exceeds the limit of \(limit) bytes. Request less at a time."
        case .storage(let reason):
            "The device's store failed: \(reason). Check that the disk isn't full and that the file is writable."
        }
    }
}

extension ServiceError: CancellationRepresenting {
    /// A Boolean value that indicates whether the request was cancelled. Never show cancellations to the user.
    public var isCancellation: Bool { self == .cancelled }
}

extension BagError: CancellationRepresenting {
    /// A Boolean value that indicates whether the request was cancelled. Never show cancellations to the user.
    public var isCancellation: Bool { self == .service(.cancelled) }
}
