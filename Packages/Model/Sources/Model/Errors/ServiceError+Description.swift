extension ServiceError: CustomStringConvertible {
    /// For developers and logs: what happened, what it usually means, what to do. What a person is told is the
    /// screens' business.
    public var description: String {
        switch self {
        case .offline:
            "The server can't be reached. The device is offline, or the server is not running at this address."
        case .timedOut(let limit):
            "The server did not answer within \(limit). It is overloaded, or the connection is very slow. Try again."
        case .cancelled:
            "The request was cancelled because nobody waits for its answer any more. This is not an error to show."
        case .unauthorised:
            "The server wants to know who asks (401). Sign in and repeat the request."
        case .forbidden(let message):
            "The server knows who asks and does not allow it (403): \(message ?? "without a word"). It belongs to somebody "
                + "else, or needs more rights. Ask as another user."
        case .notFound(let what):
            "The server knows of no \(what) (404). It was removed, or the link to it is wrong."
        case .rateLimited(let delay?):
            "The server has been asked too often (429). It may be asked again after \(delay)."
        case .rateLimited(nil):
            "The server has been asked too often (429) and does not say when to ask again. Wait a minute."
        case .conflict(let message):
            "The request does not go with what the server holds by now (409): \(message ?? "without a word"). Something "
                + "has changed meanwhile. Load it anew and decide again."
        case .rejected(let status, let message):
            "The server refused the request (\(status)): \(message ?? "without a word"). The request itself is wrong."
        case .server(let status, let message):
            "The server failed (\(status)): \(message ?? "without a word"). This is the server's fault. Try again later."
        case .untrusted(let reason):
            "Whoever answered could not show that it is the server: \(reason). It was sent nothing. The certificate is not "
                + "the right one, the device's date is wrong, or somebody listens on this network."
        case .undecodable(let path, let reason, let snippet):
            "The answer can't be read at \(path.isEmpty ? "its root" : "\"\(path)\""): \(reason)."
                + "\(snippet.map { " There stands: \($0)." } ?? "") The server speaks another version of the format, or the "
                + "address is not that of the shop's API."
        case .tooLarge(let limit):
            "The answer is larger than the \(limit) bytes that are accepted. Ask for less at a time."
        case .storage(let reason):
            "The device's store failed: \(reason). Check that the disk is not full and that the file can be written."
        }
    }
}
