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
        case .unauthorised:
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
        case .undecodable(let path, let reason, let snippet):
            "The response can't be decoded at \(path.isEmpty ? "its root" : "\"\(path)\""): \(reason)."
                + "\(snippet.map { " Received: \($0)." } ?? "") The server uses another version of the format, or the "
                + "address isn't that of the shop's API."
        case .tooLarge(let limit):
            "The response exceeds the limit of \(limit) bytes. Request less at a time."
        case .storage(let reason):
            "The device's store failed: \(reason). Check that the disk isn't full and that the file is writable."
        }
    }
}
