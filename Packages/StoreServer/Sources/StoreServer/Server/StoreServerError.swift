/// Why the store can't listen.
public enum StoreServerError: Error, Sendable, Equatable {
    /// Another program listens on that port.
    case portInUse(host: String, port: Int)
    /// The address can't be listened on for another reason.
    case cannotListen(host: String, port: Int, reason: String)
    /// The server runs already. One ``StoreServer`` serves once at a time.
    case alreadyRunning
    /// The server doesn't run, so it can't go online.
    case notRunning
    /// A change can't be stored, so it was not made.
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
