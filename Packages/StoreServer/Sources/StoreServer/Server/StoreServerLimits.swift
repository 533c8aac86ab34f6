/// The bounds of everything a client can ask for.
public struct StoreServerLimits: Sendable, Equatable {
    /// Connections open at one time. More of them wait until one ends.
    public var connections = 256
    /// The size of all header fields together, in bytes.
    public var headers = 32 * 1024
    /// How many header fields there may be.
    public var headerCount = 100
    /// The length of a path with its query, in bytes.
    public var target = 2048
    /// The size of a request's body, in bytes. What signs in or changes something has one.
    public var body = 64 * 1024
    /// How long a connection may be silent, or may take to send a request's head.
    public var idleTime: Duration = .seconds(30)
    /// How long a request may take from its head to the end of its answer.
    public var requestTime: Duration = .seconds(60)
    /// How long requests may take to end when the server stops.
    public var shutdown: Duration = .seconds(2)

    public init() {}
}
