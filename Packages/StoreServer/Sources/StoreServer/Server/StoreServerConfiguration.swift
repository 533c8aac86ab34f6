public import Foundation

/// The configuration of a server.
public struct StoreServerConfiguration: Sendable {
    /// The name or address to listen on. A loopback address can't be reached from other machines.
    public var host: String
    /// The port to listen on; 0 for any free port.
    public var port: Int
    /// The base URL in responses, if clients reach the server by another address than its own.
    public var publicBaseURL: URL?
    public var limits: StoreServerLimits
    /// The faults that the server simulates.
    public var faults: FaultPlan
    /// True if a request can ask for its own faults, with `?delay=` (milliseconds) and the header `X-Fault`. If not, both
    /// are ignored.
    public var allowsFaultsOnDemand: Bool
    /// The users who can sign in.
    public var users: [StoreUser]
    /// The initial app configuration. ``StoreServer/StoreServer/configure(_:)`` changes it while the server runs.
    public var app: StoreAppConfiguration
    /// True if the server has what DummyJSON lacks: orders, wishlists, brochures and so on. If not, their paths aren't
    /// found.
    public var hasExtensions: Bool
    /// The file that stores carts, orders, stock, hashes of tokens and all other changes. Only its owner can read it. Each
    /// change is written before the server responds. If nil, a restarted server has no changes, and users sign in again.
    ///
    /// One server at a time may use the file. A file that can't be read is moved, see ``StoreServer/StoreServer/setAside``.
    public var stateFile: URL?

    public init(
        host: String = "127.0.0.1",
        port: Int = 0,
        publicBaseURL: URL? = nil,
        limits: StoreServerLimits = StoreServerLimits(),
        faults: FaultPlan = .none,
        allowsFaultsOnDemand: Bool = false,
        users: [StoreUser] = StoreUser.standard,
        app: StoreAppConfiguration = StoreAppConfiguration(),
        hasExtensions: Bool = true,
        stateFile: URL? = nil
    ) {
        self.host = host
        self.port = port
        self.publicBaseURL = publicBaseURL
        self.limits = limits
        self.faults = faults
        self.allowsFaultsOnDemand = allowsFaultsOnDemand
        self.users = users
        self.app = app
        self.hasExtensions = hasExtensions
        self.stateFile = stateFile
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
    /// The time for which a connection may be silent, or may take to send a request.
    public var idleTime: Duration = .seconds(30)
    /// The time in which requests have to end when the server stops.
    public var shutdown: Duration = .seconds(2)

    public init() {}
}
