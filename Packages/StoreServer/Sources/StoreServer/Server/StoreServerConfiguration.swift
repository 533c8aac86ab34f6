public import Foundation

/// The configuration of a server.
public struct StoreServerConfiguration: Sendable {
    /// The name or address to listen on. A loopback address can't be reached from other machines.
    public var host: String
    /// The port to listen on; 0 for any free port.
    public var port: Int
    /// The base URL in responses, if clients reach the server by another address than its own.
    public var publicBaseURL: URL?
    /// Further names by which clients reach a server that listens on a loopback address. It rejects all others with `421`,
    /// except `localhost`, its addresses and the host of ``publicBaseURL``.
    public var hosts: [String]
    public var limits: StoreServerLimits
    /// The faults that the server simulates.
    public var faults: FaultPlan
    /// True if a request can ask for its own faults, with `?delay=` (milliseconds) and the header `X-Fault`. If not, both
    /// are ignored.
    public var allowsFaultsOnDemand: Bool
    /// The users who can sign in.
    public var users: [StoreUser]
    /// The initial app configuration: a JSON object, which the server sends as it is.
    /// ``StoreServer/StoreServer/configure(_:)`` changes it while the server runs.
    public var app: Data
    /// True if the server has what DummyJSON lacks: orders, wishlists, brochures and so on. If not, their paths aren't
    /// found.
    public var hasExtensions: Bool
    /// The file that stores carts, orders, stock, hashes of tokens and all other changes. Only its owner can read it. Each
    /// change is written before the server responds. If nil, a restarted server has no changes, and users sign in again.
    ///
    /// One server at a time may use the file. A damaged file or one of another version is moved, see
    /// ``StoreServer/StoreServer/setAside``. Anything else that has the name isn't touched, and the server doesn't run.
    public var stateFile: URL?
    /// The JSON that tells Apple devices which links of the website an app opens. The server responds with it to
    /// `/.well-known/apple-app-site-association`, a path that isn't found if this is nil.
    public var siteAssociation: Data?

    public init(
        host: String = "127.0.0.1",
        port: Int = 0,
        publicBaseURL: URL? = nil,
        hosts: [String] = [],
        limits: StoreServerLimits = StoreServerLimits(),
        faults: FaultPlan = .none,
        allowsFaultsOnDemand: Bool = false,
        users: [StoreUser] = StoreUser.standard,
        app: Data = Data("{}".utf8),
        hasExtensions: Bool = true,
        stateFile: URL? = nil,
        siteAssociation: Data? = nil
    ) {
        self.host = host
        self.port = port
        self.publicBaseURL = publicBaseURL
        self.hosts = hosts
        self.limits = limits
        self.faults = faults
        self.allowsFaultsOnDemand = allowsFaultsOnDemand
        self.users = users
        self.app = app
        self.hasExtensions = hasExtensions
        self.stateFile = stateFile
        self.siteAssociation = siteAssociation
    }
}

/// The limits of connections and requests.
public struct StoreServerLimits: Sendable, Equatable {
    /// The number of open connections. Further connections wait until one ends.
    public var connections = 256
    /// The size of all header fields together, in bytes.
    public var headers = 32 * 1024
    /// The number of header fields.
    public var headerCount = 100
    /// The length of a path with its query, in bytes.
    public var target = 2048
    /// The size of a request's body, in bytes.
    public var body = 64 * 1024
    /// The number of failed sign-ins to an account, registrations and so on that a client may have in a minute; 0 for no
    /// limit. Then the server responds with `429`.
    public var failedAttempts = 10
    /// The time for which a connection may be silent, or may take to send a request.
    public var idleTime: Duration = .seconds(30)
    /// The time in which requests have to end when the server stops.
    public var shutdown: Duration = .seconds(2)

    public init() {}
}

/// The address of a running server.
public struct StoreAddress: Sendable, Hashable {
    public let host: String
    public let port: Int
    /// The URL that precedes all paths, without a slash at the end, as in `http://127.0.0.1:8080`.
    public let baseURL: URL

    init(host: String, port: Int, publicBaseURL: URL? = nil) {
        self.host = host
        self.port = port
        baseURL = publicBaseURL ?? Self.url(host: host, port: port)
    }

    private static func url(host: String, port: Int) -> URL {
        var components = URLComponents()
        components.scheme = "http"
        // No client can connect to the address that stands for all addresses.
        components.host = ["0.0.0.0", "::", ""].contains(host) ? "localhost" : host.contains(":") ? "[\(host)]" : host
        components.port = port
        return components.url ?? URL(filePath: "/")
    }

    /// The ``baseURL`` as text that paths can be appended to.
    var prefix: String {
        let text = baseURL.absoluteString
        return String(text.reversed().drop { $0 == "/" }.reversed())
    }
}

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
    /// The state file can't be used. It was not changed.
    case unusableState(path: String, reason: String)
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
        case .unusableState(let path, let reason):
            """
            The state can't be stored in \(path): \(reason).
            Nothing was changed. Name a file that this server wrote, or a new one in a directory that you can write to.
            """
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
