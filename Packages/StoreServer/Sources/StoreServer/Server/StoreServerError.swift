/// An error of running or changing a server.
public enum StoreServerError: Error, Sendable, Equatable {
    /// Another program listens on the port.
    case portInUse(host: String, port: Int)
    /// The server can't listen on the address for another reason.
    case cannotListen(host: String, port: Int, reason: String)
    /// The server is running already.
    case alreadyRunning
    /// The server isn't running, so it can't go online.
    case notRunning
    /// A change couldn't be stored, so it was not made.
    case cannotKeep(path: String, reason: String)
}

extension StoreServerError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .portInUse(let host, let port):
            """
            Can't listen on \(host):\(port): the port is in use.
            Another program, perhaps another store, listens there. Stop it, choose another port, or 0 for any free one.
            """
        case .cannotListen(let host, let port, let reason):
            """
            Can't listen on \(host):\(port): \(reason)
            Check that the host is a name or an address of this machine, and that the port is from 0 to 65535.
            """
        case .alreadyRunning:
            "This store runs already. Make another one to serve on a second address."
        case .cannotKeep(let path, let reason):
            """
            The change can't be stored in \(path): \(reason)
            It was not made. Check that there is room, and that the directory exists and belongs to you.
            """
        case .notRunning:
            "This store doesn't run. It can go online again only while run(onListening:) has not returned."
        }
    }
}
