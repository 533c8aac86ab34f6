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

    public init(
        host: String = "127.0.0.1",
        port: Int = 0,
        publicBaseURL: URL? = nil,
        limits: StoreServerLimits = StoreServerLimits(),
        faults: FaultPlan = .none
    ) {
        self.host = host
        self.port = port
        self.publicBaseURL = publicBaseURL
        self.limits = limits
        self.faults = faults
    }
}
