public import Foundation

/// Where a store listens, how it names itself, and its bounds.
public struct StoreServerConfiguration: Sendable {
    /// A name or an address. Nobody else on the network can reach a loopback address.
    public var host: String
    /// 0 stands for any free port.
    public var port: Int
    /// How clients reach the store, where that isn't the address it listens on. Pictures' addresses begin with it.
    public var publicBaseURL: URL?
    public var limits: StoreServerLimits
    /// What goes wrong on purpose.
    public var faults: FaultPlan
    /// Whether a request may say what is to go wrong with it, by `?delay=` (milliseconds) and the header `X-Fault`. Only
    /// for a store that nobody else depends on. Otherwise both are ignored.
    public var allowsFaultsOnDemand: Bool
    /// Who can sign in.
    public var users: [StoreUser]
    /// What the app is told at first. ``StoreServer/StoreServer/configure(_:)`` changes it while the store runs.
    public var app: StoreAppConfiguration
    /// Whether there is more than DummyJSON's format has: carts, orders, wishlists and so on, brochures and the
    /// configuration. Without, they are not found.
    public var hasExtensions: Bool
    /// The file that keeps all changes from one run to the next: carts, orders, stock, the hashes of tokens and so on. Only
    /// its owner can read it, and the store writes each change to it before it responds. Nil keeps nothing: after a
    /// restart, every user has to sign in again.
    ///
    /// One store at a time may use it. What can't be read there is set aside, see ``StoreServer/StoreServer/setAside``.
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
