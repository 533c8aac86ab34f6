/// Whether the server can be reached.
public enum Reachability: Hashable, Sendable {
    /// The server has answered last, or nothing is known against it.
    case online
    /// The last request has found no server, or had no answer in time.
    case offline
}

/// Knows whether the server can be reached, and finds out by itself when it can again.
public protocol ReachabilityService: Sendable {
    /// How it is, then every change.
    func reachability() -> AsyncStream<Reachability>
}
