/// The reason why the host can't start, or can't serve one more session.
public enum BrowserHostError: Error, Sendable, Equatable {
    /// The directory for all sessions can't be made or written.
    case sessionRootUnusable(String, reason: String)
    /// The address can't be listened on.
    case cannotListen(host: String, port: Int, reason: String)
    /// A text of the configuration isn't a valid origin of pictures or frames.
    case invalidOrigin(String)
    /// As many sessions as the configuration allows are stored, or in use.
    case tooManySessions(Int)
}

extension BrowserHostError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .sessionRootUnusable(let path, let reason):
            """
            The session directory \(path) can't be used: \(reason)
            This usually means that it belongs to another user, or that a file has its name. \
            Choose another directory, or make this one writable.
            """
        case .cannotListen(let host, let port, let reason):
            """
            Can't listen on \(host):\(port): \(reason)
            This usually means that another program uses the port. Choose another one, or 0 for any free port.
            """
        case .invalidOrigin(let text):
            """
            "\(text)" isn't a valid origin for pictures or web pages.
            An origin is http or https, a host and perhaps a port, without a path: https://pictures.example:8443
            """
        case .tooManySessions(let limit):
            """
            There are \(limit) sessions already, which is the limit.
            Raise it in the configuration, or wait until others have ended.
            """
        }
    }
}
